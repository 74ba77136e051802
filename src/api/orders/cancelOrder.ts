import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { orderCancelAnswer } from './schema.ts';
import { toTransaction } from './toTransaction.ts';

/**
 * POST {api}/orders/cancel: cancels an order of the customer's and answers it as it is then; a repeat answers the same
 * (specification §7). Throws {@link CallError}: code `not_cancellable` when it is too late, `not_found` when it isn't theirs.
 */
export const cancelOrder = async (http: Http, id: string): Promise<Transaction> => {
  const { order } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/orders/cancel',
    body: { id },
    answer: orderCancelAnswer,
    repeatable: true,
  });
  return toTransaction(order, http.addressOf('productApi'));
};
