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

/** `id`: or the document's number, as a parent or a person may know it. */
export const transactionQuery = (http: Http, id: string) =>
  queryOptions({
    queryKey: transactionKey(id),
    queryFn: async ({ client }) => {
      const transaction = await loadTransaction(http, id);
      if (transaction.id !== id) client.setQueryData(transactionKey(transaction.id), transaction);
      return transaction;
    },
  });
