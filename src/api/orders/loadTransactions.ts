import type { TransactionKind, TransactionSummary } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { transactionsAnswer } from './schema.ts';
import { toSummary } from './toTransaction.ts';

export type TransactionsQuestion = { kind: TransactionKind; page: number; pageSize: number; search: string };

/** GET {orderApi}/transactions: the customer's own history, newest first. `page` counts from 1. Throws {@link CallError}. */
export const loadTransactions = async (
  http: Http,
  { kind, page, pageSize, search }: TransactionsQuestion,
): Promise<{ total: number; transactions: TransactionSummary[] }> => {
  const answer = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: '/transactions',
    query: { kind, page, page_size: pageSize, ...(search && { search }) },
    answer: transactionsAnswer,
  });
  return { total: answer.total, transactions: answer.transactions.map(toSummary) };
};
