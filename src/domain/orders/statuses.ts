import type { TransactionKind, TransactionStatus } from './transaction.ts';

export const STATUSES: Readonly<Record<TransactionKind, readonly TransactionStatus[]>> = {
  order: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  invoice: ['open', 'overdue', 'paid', 'cancelled'],
  estimate: ['pending', 'open', 'accepted', 'cancelled'],
};

export const parseStatus = (kind: TransactionKind, name: string | null): TransactionStatus | null =>
  STATUSES[kind].find((status) => status === name) ?? null;
