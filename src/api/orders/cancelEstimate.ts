import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { estimateCancelResponse } from './schema.ts';
import { toTransaction } from './toTransaction.ts';

/**
 * POST {api}/estimates/cancel: cancels an estimate of the customer and returns it; a repeat returns the same
 * (specification §7). Throws {@link CallError}: code `not_cancellable` when it is too late, `not_found` when it belongs to
 * another customer.
 */
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
