import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { loadTransaction } from '../../api/history/loadTransaction.ts';
import { loadTransactions, type TransactionsQuery } from '../../api/history/loadTransactions.ts';
import { transactionKey } from './transactionKey.ts';

export const transactionsQuery = (http: Http, question: TransactionsQuery) =>
  queryOptions({
    queryKey: ['transactions', question],
    queryFn: () => loadTransactions(http, question),
  });

export const transactionQuery = (http: Http, id: string) =>
  queryOptions({ queryKey: transactionKey(id), queryFn: () => loadTransaction(http, id) });
