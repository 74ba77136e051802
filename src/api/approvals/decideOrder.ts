import { APPROVAL, type Decision } from '../../domain/history/approval.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import type { Http } from '../calls.ts';
import { toTransaction } from '../history/toTransaction.ts';
import { transactionResponse } from '../history/transactionSchema.ts';
import type { DecisionRequest } from './requestSchema.ts';

/** Repeatable. Error codes: `not_waiting` (decided otherwise, cancelled), `not_approver`, `own_order`, `not_found`. */
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
