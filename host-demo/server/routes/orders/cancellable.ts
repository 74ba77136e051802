import type { TransactionRow } from '../../database/schema.ts';

/** The statuses in which each kind may be cancelled; invoices never (rules: Cancelling). */
const CANCELLABLE_STATUSES: Readonly<Record<TransactionRow['kind'], readonly TransactionRow['status'][]>> = {
  order: ['pending', 'processing'],
  estimate: ['pending', 'open'],
  invoice: [],
};

export const isCancellable = ({ kind, status }: Pick<TransactionRow, 'kind' | 'status'>): boolean =>
  CANCELLABLE_STATUSES[kind].includes(status);
