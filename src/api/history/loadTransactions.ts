import type { AccountSums } from '../../domain/history/accountSums.ts';
import type { StatusFilter } from '../../domain/history/statuses.ts';
import type { TransactionKind, TransactionSummary } from '../../domain/history/transaction.ts';
import { limitedSearch } from '../../domain/texts/limitedSearch.ts';
import type { Http } from '../calls.ts';
import { toAccountSums } from './loadAccountSums.ts';
import { toSummary } from './toTransaction.ts';
import { transactionsResponse } from './transactionSchema.ts';

/** `page` starts at 1; dates are yyyy-mm-dd and inclusive. */
export type TransactionsQuery = {
  kind?: TransactionKind;
  page: number;
  pageSize: number;
  search: string;
  from?: string | null;
  to?: string | null;
  status?: StatusFilter | null;
  /** Default: the customer's own. */
  clientId?: number | null;
};

/** A page of transactions; `sums` is null where the back office sends none. */
export type TransactionsPage = {
  total: number;
  transactions: TransactionSummary[];
  sums: AccountSums | null;
};

/** Newest first (rules: History). Error code: `no_access` for another customer's. */
export const loadTransactions = async (
  http: Http,
  { kind, page, pageSize, search, from, to, status, clientId }: TransactionsQuery,
): Promise<TransactionsPage> => {
  const response = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: '/transactions',
    query: {
      ...(kind && { kind }),
      page,
      page_size: pageSize,
      ...(search && { search: limitedSearch(search) }),
      ...(from && { date_from: from }),
      ...(to && { date_to: to }),
      ...(status && { status: status === 'partPaid' ? 'part_paid' : status }),
      ...(clientId && { client_id: clientId }),
    },
    response: transactionsResponse,
  });
  const { total, transactions, sums } = response;
  return { total, transactions: transactions.map(toSummary), sums: sums && toAccountSums(sums) };
};
