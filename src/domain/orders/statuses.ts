import type { TransactionKind, TransactionStatus } from './transaction.ts';

/** Where a transaction of each kind can stand, in the order of its life. */
export const STATUSES: Readonly<Record<TransactionKind, readonly TransactionStatus[]>> = {
  order: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  invoice: ['open', 'overdue', 'paid', 'cancelled'],
  estimate: ['pending', 'open', 'accepted', 'cancelled'],
};

/** The status of that name, where the kind has it; else null. */
export const statusOf = (kind: TransactionKind, name: string | null): TransactionStatus | null =>
  STATUSES[kind].find((status) => status === name) ?? null;
