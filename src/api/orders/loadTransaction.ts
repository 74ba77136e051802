import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { transactionResponse } from './schema.ts';
import { toTransaction } from './toTransaction.ts';

/** GET {orderApi}/transactions/{id}. Throws {@link CallError}, `not_found` for another customer's. */
export const loadTransaction = async (http: Http, id: string): Promise<Transaction> => {
  const answer = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: `/transactions/${encodeURIComponent(id)}`,
    response: transactionResponse,
  });
  return toTransaction(answer.transaction, http.serviceUrl('productApi'));
};

/**
 * GET {orderApi}/transactions/by_number/{number}?cart={cart}: finds an order whose response was lost. `cart` is the cart
 * key; a back office that knows it finds the order under any number. Throws {@link CallError}, `not_found` when the order
 * was not stored.
 */
export const findTransactionByNumber = async (
  http: Http,
  number: string,
  cart?: string,
): Promise<Transaction> => {
  const answer = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: `/transactions/by_number/${encodeURIComponent(number)}`,
    ...(cart !== undefined && { query: { cart } }),
    response: transactionResponse,
  });
  return toTransaction(answer.transaction, http.serviceUrl('productApi'));
};
