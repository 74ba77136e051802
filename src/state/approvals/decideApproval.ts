import type { QueryClient } from '@tanstack/react-query';
import { decideOrder } from '../../api/approvals/decideOrder.ts';
import { toErrorCode, toFailure } from '../../api/callError.ts';
import { type Decision, needsComment } from '../../domain/history/approval.ts';
import { transactionKey } from '../history/transactionKey.ts';
import type { PortalContext } from '../portal.ts';
import type { Outcome } from '../result.ts';
import { PENDING_ORDERS } from './pendingOrdersQuery.ts';

/**
 * `comment_missing`: a refusal needs a comment, nothing was sent. `not_waiting`: decided otherwise or cancelled.
 * `not_allowed`: this customer may not decide. `failed`: the result is unknown; repeating is safe.
 */
export type DecisionResult = Outcome<'comment_missing' | 'not_waiting' | 'not_allowed' | 'failed'>;

const reasonOf = (error: unknown) => {
  if (toErrorCode(error) === 'not_waiting') return 'not_waiting';
  return ['forbidden', 'not_found'].includes(toFailure(error)) ? 'not_allowed' : 'failed';
};

/** Approves or refuses a pending order (rules: Approval). */
export const decideApproval = async (
  { http, queries }: Pick<PortalContext, 'http'> & { queries: QueryClient },
  id: string,
  decision: Decision,
  comment: string,
): Promise<DecisionResult> => {
  if (needsComment(decision, comment)) return { ok: false, reason: 'comment_missing' };
  try {
    const decided = await decideOrder(http, id, decision, comment.trim());
    queries.setQueryData(transactionKey(id), decided);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  } finally {
    void queries.invalidateQueries({ queryKey: PENDING_ORDERS });
    void queries.invalidateQueries({ queryKey: ['transactions'] });
  }
};
