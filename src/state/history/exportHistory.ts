import type { TransactionsQuery } from '../../api/history/loadTransactions.ts';
import { historySheet, type SheetLabels } from '../../domain/history/historySheet.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { download } from '../../platform/download.ts';
import type { PortalContext } from '../portal.ts';
import type { Result } from '../result.ts';
import { loadAllTransactions } from './loadAllTransactions.ts';

/** `rows`: exported rows; `total`: larger when there are too many for one file. */
export type ExportResult = Result<{ rows: number; total: number }, 'failed'>;

export type HistoryFilters = Omit<TransactionsQuery, 'page' | 'pageSize'> & { kind: TransactionKind };

type Dependencies = Pick<PortalContext, 'http' | 'errors'> & {
  hidden: boolean;
};

/** Downloads all pages of the history as CSV. Its code and the CSV library are loaded on demand. */
export const exportHistory = async (
  dependencies: Dependencies,
  question: HistoryFilters,
  labels: SheetLabels,
  name: string,
): Promise<ExportResult> => {
  try {
    const [{ toCsv }, [rows, total]] = await Promise.all([
      import(/* webpackChunkName: "csv" */ '../../platform/csv.ts'),
      loadAllTransactions(dependencies.http, question),
    ]);
    const sheet = historySheet(question.kind, rows, labels, dependencies.hidden);
    download(name, toCsv(sheet), 'text/csv;charset=utf-8');
    return { ok: true, value: { rows: rows.length, total } };
  } catch (error) {
    dependencies.errors.report('Exporting the history', error);
    return { ok: false, reason: 'failed' };
  }
};
