import type { TransactionKind, TransactionStatus } from './transaction.ts';

/**
 * What a history can be filtered by: the status that a transaction shows, where `waiting` and `refused` are about its
 * approval, or all unpaid invoices.
 */
export type StatusFilter = TransactionStatus | 'waiting' | 'refused' | 'partPaid' | 'unpaid';

export const STATUSES: Readonly<Record<TransactionKind, readonly TransactionStatus[]>> = {
  order: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  invoice: ['open', 'overdue', 'paid', 'cancelled'],
  estimate: ['pending', 'open', 'accepted', 'cancelled'],
};

export const parseStatus = (kind: TransactionKind, name: string | null): TransactionStatus | null =>
  STATUSES[kind].find((status) => status === name) ?? null;
