import type { TransactionSummary } from '../../domain/history/transaction.ts';
import type { Http } from '../calls.ts';
import { toSummary } from './toTransaction.ts';
import { nextDeliveryResponse } from './transactionSchema.ts';

/** What is delivered to the customer next; null without one. Throws {@link CallError} `not_found` where it isn't offered. */
export const loadNextDelivery = async (http: Http): Promise<TransactionSummary | null> => {
  const { delivery } = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: '/transactions/next-delivery',
    response: nextDeliveryResponse,
  });
  return delivery && toSummary(delivery);
};
