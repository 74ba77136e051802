import type {
  TransactionKind,
  TransactionStatus,
  TransactionSummary,
} from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { transactionsResponse } from './schema.ts';
import { toSummary } from './toTransaction.ts';

/** `page` starts at 1; dates are yyyy-mm-dd and inclusive. */
export type TransactionsQuery = {
  kind: TransactionKind;
  page: number;
  pageSize: number;
  /** Searches numbers, purchase orders, and names and codes of products; empty finds all. */
  search: string;
  from?: string | null;
  to?: string | null;
  status?: TransactionStatus | null;
  /** Another client's history; default: the customer's own. */
  clientId?: number | null;
};

/**
 * GET {orderApi}/transactions: the customer's history, newest first (experience: History). Throws {@link CallError}, code
 * `no_access` for another customer's.
 */
export const loadTransactions = async (
  http: Http,
  { kind, page, pageSize, search, from, to, status, clientId }: TransactionsQuery,
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
    response: transactionsResponse,
  });
  return { total: answer.total, transactions: answer.transactions.map(toSummary) };
};
