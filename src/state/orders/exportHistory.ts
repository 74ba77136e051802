import { loadTransactions, type TransactionsQuery } from '../../api/orders/loadTransactions.ts';
import { historySheet, type SheetLabels } from '../../domain/orders/historySheet.ts';
import type { TransactionSummary } from '../../domain/orders/transaction.ts';
import { download } from '../../platform/download.ts';
import { lineContextOf } from '../cart/changedLines.ts';
import type { Workspace } from '../workspace.ts';

/** As many as the back office hands out at once. */
const PAGE_SIZE = 100;
/** More than this is the back office's to export. */
const MOST_PAGES = 50;

/** `rows` were written; `total` are there: more than were written, where there are too many for one file. */
export type Exported = { ok: true; rows: number; total: number } | { ok: false; reason: 'failed' };

const loadAll = async (
  { portal }: Workspace,
  question: Question,
): Promise<[TransactionSummary[], number]> => {
  const rows = new Map<string, TransactionSummary>();
  for (let page = 1; ; page++) {
    const { total, transactions } = await loadTransactions(portal.http, {
      ...question,
      page,
      pageSize: PAGE_SIZE,
    });
    for (const row of transactions) rows.set(row.id, row);
    if (transactions.length < PAGE_SIZE || page === MOST_PAGES) return [[...rows.values()], total];
  }
};

type Question = Omit<TransactionsQuery, 'page' | 'pageSize'>;

/**
 * Hands the customer what the history lists, all pages of it, as a CSV file of that name (experience: History). Its code and
 * the CSV library's come when it is first asked for.
 */
export const exportHistory = async (
  workspace: Workspace,
  question: Question,
  words: SheetLabels,
  name: string,
): Promise<Exported> => {
  try {
    const [{ toCsv }, [rows, total]] = await Promise.all([
      import('../../platform/csv.ts'),
      loadAll(workspace, question),
    ]);
    const { hidden } = lineContextOf(workspace);
    download(name, toCsv(historySheet(question.kind, rows, words, hidden)), 'text/csv;charset=utf-8');
    return { ok: true, rows: rows.length, total };
  } catch (error) {
    workspace.portal.errors.report('Exporting the history', error);
    return { ok: false, reason: 'failed' };
  }
};
