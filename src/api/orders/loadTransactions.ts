import type {
  TransactionKind,
  TransactionStatus,
  TransactionSummary,
} from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';
import { toSummary } from './toTransaction.ts';
import { transactionsResponse } from './transactionSchema.ts';

/** `page` starts at 1; dates are yyyy-mm-dd and inclusive. */
export type TransactionsQuery = {
  kind: TransactionKind;
  page: number;
  pageSize: number;
  /** Searches numbers, purchase orders, and names and codes of products. */
  search: string;
  from?: string | null;
  to?: string | null;
  status?: TransactionStatus | null;
  /** Default: the customer's own. */
  clientId?: number | null;
};

/** Newest first (experience: History). Error code: `no_access` for another customer's. */
export const loadTransactions = async (
  http: Http,
  { kind, page, pageSize, search, from, to, status, clientId }: TransactionsQuery,
): Promise<{ total: number; transactions: TransactionSummary[] }> => {
  const response = await http.send({
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
  return { total: response.total, transactions: response.transactions.map(toSummary) };
};
