import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import type { TransactionsQuery } from '../../api/history/loadTransactions.ts';
import { usePortal } from '../usePortal.ts';
import { useTransactionKind } from '../useTransactionKind.ts';
import { transactionQuery, transactionsQuery } from './transactionQueries.ts';

export const useTransactions = (question: TransactionsQuery) => {
  const { http } = usePortal();
  return useQuery({ ...transactionsQuery(http, question), placeholderData: keepPreviousData });
};

/**
 * One transaction with its lines. `problem`: `missing` when it doesn't exist or belongs to another customer, `failed` when
 * loading failed.
 */
export const useTransaction = (id: string) => {
  const { http } = usePortal();
  const { data, isPending, error, refetch } = useQuery(transactionQuery(http, id));
  const problem = error && !data ? (toFailure(error) === 'not_found' ? 'missing' : 'failed') : null;
  return { data, isPending, problem, retry: () => void refetch() } as const;
};

const MAX_INVOICES = 100;

export const useOpenInvoices = () =>
  useTransactions({ kind: 'invoice', status: 'unpaid', page: 1, pageSize: MAX_INVOICES, search: '' });

const RECENT_ROWS = 5;

export const useRecentTransactions = () => {
  const kind = useTransactionKind();
  return useTransactions({ kind, page: 1, pageSize: RECENT_ROWS, search: '' });
};
