import type { TransactionSummary } from './transaction.ts';

/** (rules: Approval) */
export const APPROVAL = { pending: 0, approved: 1, refused: 2 } as const;

export type Decision = 'approved' | 'refused';

export const needsComment = (decision: Decision, comment: string): boolean =>
  decision === 'refused' && comment.trim() === '';

export type Approver = {
  id: number;
  email: string;
  name: string;
  clientName: string;
};

export type PendingOrder = TransactionSummary & {
  clientName: string;
  subCustomerName: string;
  requestedBy: string;
};
