import { loadTransactions, type TransactionsQuery } from '../../api/orders/loadTransactions.ts';
import { historySheet, type SheetLabels } from '../../domain/orders/historySheet.ts';
import type { TransactionSummary } from '../../domain/orders/transaction.ts';
import { download } from '../../platform/download.ts';
import { lineContextOf } from '../cart/changedLines.ts';
import type { Workspace } from '../workspace.ts';

/** The back office's limit. */
const PAGE_SIZE = 100;
/** Larger exports are left to the back office. */
const MAX_PAGES = 50;

/** `rows`: exported rows; `total`: larger when there are too many for one file. */
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
    if (transactions.length < PAGE_SIZE || page === MAX_PAGES) return [[...rows.values()], total];
  }
};

type Question = Omit<TransactionsQuery, 'page' | 'pageSize'>;

/** Downloads all pages of the history as CSV (experience: History). Its code and the CSV library are loaded on demand. */
export const exportHistory = async (
  workspace: Workspace,
  question: Question,
  words: SheetLabels,
  name: string,
): Promise<Exported> => {
  try {
    const [{ toCsv }, [rows, total]] = await Promise.all([
      import(/* webpackChunkName: "order" */ '../../platform/csv.ts'),
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
