import type { Transaction } from '../../domain/history/transaction.ts';
import type { Http } from '../calls.ts';
import { orderCancelResponse } from './cancelSchema.ts';
import { toTransaction } from './toTransaction.ts';

/** Repeatable. Error codes: `not_cancellable` when too late, `not_found` for another customer's. */
export const cancelOrder = async (http: Http, id: string): Promise<Transaction> => {
  const { order } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/orders/cancel',
    body: { id },
    response: orderCancelResponse,
    repeatable: true,
  });
  return toTransaction(order, http.serviceUrl('productApi'));
};
