import type { PayableInvoice } from '../../domain/history/payableInvoice.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { type HistoryView, hasFilters } from './historyView.ts';

// How many of the chosen invoices the filters keep out of sight. None among all unpaid ones, or without filters: there
// they can be on another page.
export const unseenCount = (
  view: HistoryView,
  rows: readonly Pick<TransactionSummary, 'id'>[] | undefined,
  chosen: readonly Pick<PayableInvoice, 'id'>[],
): number => {
  const status = view.status === 'unpaid' ? null : view.status;
  if (!rows || !hasFilters({ ...view, status })) return 0;
  const shown = new Set(rows.map(({ id }) => id));
  return chosen.filter(({ id }) => !shown.has(id)).length;
};
