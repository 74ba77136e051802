import type { TransactionSummary } from './transaction.ts';

/** Where an approval stands: 0 pending (specification §9), 1 approved, 2 refused. */
export const APPROVAL = { pending: 0, approved: 1, refused: 2 } as const;

/** What an approver may answer. */
export type Decision = 'approved' | 'refused';

/** Whoever is refused has to learn why (experience: Approvals); a yes needs no words. */
export const needsComment = (decision: Decision, comment: string): boolean =>
  decision === 'refused' && comment.trim() === '';

/** A colleague who may approve the customer's orders (specification §6, Approver). */
export type Approver = { id: number; email: string; clientName: string };

/** An order that waits for an approver, with who placed it. */
export type WaitingOrder = TransactionSummary & {
  clientName: string;
  subCustomerName: string;
  /** The e-mail of who placed it. */
  requestedBy: string;
};
