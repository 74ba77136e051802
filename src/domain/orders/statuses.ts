import type { TransactionKind, TransactionStatus } from './transaction.ts';

/** The statuses of each kind, in the order in which they occur. */
export const STATUSES: Readonly<Record<TransactionKind, readonly TransactionStatus[]>> = {
  order: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  invoice: ['open', 'overdue', 'paid', 'cancelled'],
  estimate: ['pending', 'open', 'accepted', 'cancelled'],
};

/** Null when the kind has no such status. */
export const parseStatus = (kind: TransactionKind, name: string | null): TransactionStatus | null =>
  STATUSES[kind].find((status) => status === name) ?? null;
