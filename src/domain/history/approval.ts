import type { TransactionSummary } from './transaction.ts';

/** (rules: Approval) */
export const APPROVAL = { pending: 0, approved: 1, refused: 2 } as const;

export type Decision = 'approved' | 'refused';

export const needsComment = (decision: Decision, comment: string): boolean =>
  decision === 'refused' && comment.trim() === '';

type ApprovalState = Pick<TransactionSummary, 'approvalStatus' | 'status'>;

export const isToDecide = ({ approvalStatus, status }: ApprovalState): boolean =>
  approvalStatus === APPROVAL.pending && status !== 'cancelled';

/** Null while it is pending, and where no approval was needed. */
export const decisionOf = ({ approvalStatus }: Pick<ApprovalState, 'approvalStatus'>): Decision | null => {
  if (approvalStatus === APPROVAL.approved) return 'approved';
  return approvalStatus === APPROVAL.refused ? 'refused' : null;
};

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
