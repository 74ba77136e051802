import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { transactionAnswer } from './schema.ts';
import { toTransaction } from './toTransaction.ts';

/** GET {orderApi}/transactions/{id}. Throws {@link CallError}, `not_found` for one that isn't this customer's. */
export const loadTransaction = async (http: Http, id: string): Promise<Transaction> => {
  const answer = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: `/transactions/${encodeURIComponent(id)}`,
    answer: transactionAnswer,
  });
  return toTransaction(answer.transaction, http.addressOf('productApi'));
};

/**
 * GET {orderApi}/transactions/by_number/{number}?cart={cart}: whether an order arrived whose answer was lost. `cart` is the
 * key of the cart it was: a back office that knows it finds the order under whatever number it was sent. Throws
 * {@link CallError}, `not_found` when it didn't arrive.
 */
export const findByNumber = async (http: Http, number: string, cart?: string): Promise<Transaction> => {
  const answer = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: `/transactions/by_number/${encodeURIComponent(number)}`,
    ...(cart !== undefined && { query: { cart } }),
    answer: transactionAnswer,
  });
  return toTransaction(answer.transaction, http.addressOf('productApi'));
};
