import type { AccountSums } from '../../domain/history/accountSums.ts';
import type { FilteredSums } from '../../domain/history/filteredSums.ts';
import type { StatusFilter } from '../../domain/history/statuses.ts';
import type { TransactionKind, TransactionSummary } from '../../domain/history/transaction.ts';
import type { TransactionSort } from '../../domain/history/transactionSort.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import { limitedSearch } from '../../domain/texts/limitedSearch.ts';
import type { Http } from '../calls.ts';
import { toAccountSums } from './loadAccountSums.ts';
import { toSummary } from './toTransaction.ts';
import { type FilteredSumsWire, transactionsResponse } from './transactionSchema.ts';

/** `page` starts at 1; dates are yyyy-mm-dd and inclusive; `product`: the id of one that it contains. Without `sort` newest first. */
export type TransactionsQuery = {
  kind?: TransactionKind;
  page: number;
  pageSize: number;
  search: string;
  product?: number | null;
  sort?: TransactionSort | null;
  from?: string | null;
  to?: string | null;
  status?: StatusFilter | null;
  /** Default: the customer's own. */
  clientId?: number | null;
};

/** A page of transactions; sums are null where the back office sends none. */
export type TransactionsPage = {
  total: number;
  transactions: TransactionSummary[];
  sums: AccountSums | null;
  filteredSums: FilteredSums | null;
};

const toFilteredSums = ({ count, amount, balance, overdue }: FilteredSumsWire): FilteredSums => ({
  count,
  amount: numericText(amount),
  balance: numericText(balance),
  overdue: numericText(overdue),
});

/** (rules: History) Error code: `no_access` for another customer's. */
export const loadTransactions = async (
  http: Http,
  { kind, page, pageSize, search, product, sort, from, to, status, clientId }: TransactionsQuery,
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
      ...(product && { product }),
      ...(sort && { sort }),
      ...(from && { date_from: from }),
      ...(to && { date_to: to }),
      ...(status && { status: status === 'partPaid' ? 'part_paid' : status }),
      ...(clientId && { client_id: clientId }),
    },
    response: transactionsResponse,
  });
  const { total, transactions, sums, filtered_sums } = response;
  return {
    total,
    transactions: transactions.map(toSummary),
    sums: sums && toAccountSums(sums),
    filteredSums: filtered_sums && toFilteredSums(filtered_sums),
  };
};
