import { APPROVAL, type Decision } from '../../domain/orders/approval.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { transactionResponse } from '../orders/schema.ts';
import { toTransaction } from '../orders/toTransaction.ts';
import type { DecisionRequest } from './schema.ts';

/**
 * POST {api}/b2bportal/orders/{id}/approval: approves or refuses a pending order and returns it. Repeating the same
 * decision returns the same result. Throws {@link CallError} with code `not_waiting` when the order was decided otherwise
 * or cancelled, `not_approver`, `own_order` or `not_found`.
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
    response: transactionResponse,
    repeatable: true,
  });
  return toTransaction(transaction, http.serviceUrl('productApi'));
};
