import type { Transaction } from '../../domain/history/transaction.ts';
import type { Http } from '../calls.ts';
import { estimateCancelResponse, orderCancelResponse } from './cancelSchema.ts';
import { toTransaction } from './toTransaction.ts';

/** Repeatable, both. Error codes: `not_cancellable` when too late, `not_found` for another customer's. */
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

export const cancelEstimate = async (http: Http, id: string): Promise<Transaction> => {
  const { estimate } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/estimates/cancel',
    body: { id },
    response: estimateCancelResponse,
    repeatable: true,
  });
  return toTransaction(estimate, http.serviceUrl('productApi'));
};
