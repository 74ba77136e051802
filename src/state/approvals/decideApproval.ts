import { decideOrder } from '../../api/approvals/decideOrder.ts';
import { toErrorCode, toFailure } from '../../api/callError.ts';
import { type Decision, needsComment } from '../../domain/orders/approval.ts';
import { transactionKey } from '../orders/transactionKey.ts';
import type { Workspace } from '../workspace.ts';
import { WAITING } from './queries.ts';

/**
 * `comment_missing`: nobody is refused without a word, and nothing was sent; `not_waiting`: somebody decided otherwise, or it was cancelled meanwhile; `not_allowed`: this customer may not decide it;
 * `failed`: it isn't known whether the decision arrived, and taking it again is safe.
 */
export type DecisionAnswer =
  | { ok: true }
  | { ok: false; reason: 'comment_missing' | 'not_waiting' | 'not_allowed' | 'failed' };

const reasonOf = (error: unknown) => {
  if (toErrorCode(error) === 'not_waiting') return 'not_waiting';
  return ['forbidden', 'not_found'].includes(toFailure(error)) ? 'not_allowed' : 'failed';
};

/** Approves or refuses an order that waits, with a comment for who placed it (specification §6, Approver). */
export const decideApproval = async (
  { portal, queries }: Workspace,
  id: string,
  decision: Decision,
  comment: string,
): Promise<DecisionAnswer> => {
  if (needsComment(decision, comment)) return { ok: false, reason: 'comment_missing' };
  try {
    const decided = await decideOrder(portal.http, id, decision, comment.trim());
    queries.setQueryData(transactionKey(id), decided);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  } finally {
    void queries.invalidateQueries({ queryKey: WAITING });
    void queries.invalidateQueries({ queryKey: ['transactions'] });
  }
};
