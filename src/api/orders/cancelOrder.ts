import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { orderCancelResponse } from './schema.ts';
import { toTransaction } from './toTransaction.ts';

/**
 * POST {api}/orders/cancel: cancels an order of the customer and returns it; a repeat returns the same (specification §7).
 * Throws {@link CallError}: code `not_cancellable` when it is too late, `not_found` when it belongs to another customer.
 */
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
