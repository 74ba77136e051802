import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { estimateCancelAnswer } from './schema.ts';
import { toTransaction } from './toTransaction.ts';

/**
 * POST {api}/estimates/cancel: cancels an estimate of the customer's and answers it as it is then; a repeat answers the same
 * (specification §7). Throws {@link CallError}: code `not_cancellable` when it is too late, `not_found` when it isn't theirs.
 */
export const cancelEstimate = async (http: Http, id: string): Promise<Transaction> => {
  const { estimate } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/estimates/cancel',
    body: { id },
    answer: estimateCancelAnswer,
    repeatable: true,
  });
  return toTransaction(estimate, http.addressOf('productApi'));
};
