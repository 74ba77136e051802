import type {
  TransactionKind,
  TransactionStatus,
  TransactionSummary,
} from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { transactionsAnswer } from './schema.ts';
import { toSummary } from './toTransaction.ts';

/** `page` counts from 1; days are yyyy-mm-dd, both included. */
export type TransactionsQuestion = {
  kind: TransactionKind;
  page: number;
  pageSize: number;
  /** Looks into numbers, purchase order numbers, and names and codes of the products; empty finds all. */
  search: string;
  from?: string | null;
  to?: string | null;
  status?: TransactionStatus | null;
  /** Whose history it should be; the customer's own without it. */
  clientId?: number | null;
};

/**
 * GET {orderApi}/transactions: the customer's own history, newest first (experience: History). Throws {@link CallError},
 * code `no_access` for another customer's.
 */
export const loadTransactions = async (
  http: Http,
  { kind, page, pageSize, search, from, to, status, clientId }: TransactionsQuestion,
): Promise<{ total: number; transactions: TransactionSummary[] }> => {
  const answer = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: '/transactions',
    query: {
      kind,
      page,
      page_size: pageSize,
      ...(search && { search }),
      ...(from && { date_from: from }),
      ...(to && { date_to: to }),
      ...(status && { status }),
      ...(clientId && { client_id: clientId }),
    },
    answer: transactionsAnswer,
  });
  return { total: answer.total, transactions: answer.transactions.map(toSummary) };
};
