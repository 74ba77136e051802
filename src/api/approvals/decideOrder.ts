import { APPROVAL, type Decision } from '../../domain/orders/approval.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { transactionAnswer } from '../orders/schema.ts';
import { toTransaction } from '../orders/toTransaction.ts';
import type { DecisionRequest } from './schema.ts';

/**
 * POST {api}/b2bportal/orders/{id}/approval: approves or refuses an order that waits, and answers it as it is then; a repeat of
 * the same decision answers the same. Throws {@link CallError}: code `not_waiting` when it was decided otherwise or cancelled
 * meanwhile, `not_approver`, `own_order`, `not_found`.
 */
export const decideOrder = async (
  http: Http,
  id: string,
  decision: Decision,
  comment: string,
): Promise<Transaction> => {
  const body: DecisionRequest = { approval_status: APPROVAL[decision], comment };
  const { transaction } = await http.send({
    service: 'api',
    method: 'POST',
    path: `/b2bportal/orders/${encodeURIComponent(id)}/approval`,
    body,
    answer: transactionAnswer,
    repeatable: true,
  });
  return toTransaction(transaction, http.addressOf('productApi'));
};
