import type { TransactionKind, TransactionStatus } from './transaction.ts';

/**
 * What a history can be filtered by: the status that a transaction shows, where `waiting` and `refused` are about its
 * approval, or all unpaid invoices.
 */
export type StatusFilter = TransactionStatus | 'waiting' | 'refused' | 'partPaid' | 'unpaid';

export const STATUSES: Readonly<Record<TransactionKind, readonly StatusFilter[]>> = {
  order: [
    'waiting',
    'awaiting_payment',
    'pending',
    'processing',
    'shipped',
    'delivered',
    'refused',
    'cancelled',
  ],
  invoice: [
    'unpaid',
    'open',
    'partPaid',
    'overdue',
    'paid',
    'waiting',
    'awaiting_payment',
    'refused',
    'cancelled',
  ],
  estimate: ['waiting', 'pending', 'open', 'accepted', 'refused', 'cancelled'],
};

/** Those for which there are buttons with numbers. */
export const UNPAID_STATUSES: ReadonlySet<StatusFilter> = new Set<StatusFilter>([
  'unpaid',
  'open',
  'overdue',
]);

export const parseStatus = (kind: TransactionKind, name: string | null): StatusFilter | null =>
  STATUSES[kind].find((status) => status === name) ?? null;
