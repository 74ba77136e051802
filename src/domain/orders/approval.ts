import type { TransactionSummary } from './transaction.ts';

/** 0 pending (specification §9), 1 approved, 2 refused. */
export const APPROVAL = { pending: 0, approved: 1, refused: 2 } as const;

export type Decision = 'approved' | 'refused';

/** A refusal needs a comment (experience: Approvals). */
export const needsComment = (decision: Decision, comment: string): boolean =>
  decision === 'refused' && comment.trim() === '';

/** A user who may approve the customer's orders (specification §6, Approver). */
export type Approver = { id: number; email: string; clientName: string };

/** An order that waits for approval. */
export type PendingOrder = TransactionSummary & {
  clientName: string;
  subCustomerName: string;
  /** E-mail of the user who placed it. */
  requestedBy: string;
};
