import type { Transaction } from '../../domain/history/transaction.ts';
import type { Http } from '../calls.ts';
import { toTransaction } from './toTransaction.ts';
import { transactionResponse } from './transactionSchema.ts';

/** By id or number. Throws {@link CallError} `not_found` for another customer's transaction. */
export const loadTransaction = async (http: Http, id: string): Promise<Transaction> => {
  const response = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: `/transactions/${encodeURIComponent(id)}`,
    response: transactionResponse,
  });
  return toTransaction(response.transaction, http.serviceUrl('productApi'));
};

/** Finds an order whose response was lost; `cartKey` finds it under any number. Throws `not_found` if not stored. */
export const findTransactionByNumber = async (
  http: Http,
  number: string,
  cartKey?: string,
): Promise<Transaction> => {
  const response = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: `/transactions/by_number/${encodeURIComponent(number)}`,
    ...(cartKey !== undefined && { query: { cart: cartKey } }),
    response: transactionResponse,
  });
  return toTransaction(response.transaction, http.serviceUrl('productApi'));
};
