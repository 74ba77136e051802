import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toErrorCode } from '../../api/callError.ts';
import { loadTransactions, type TransactionsQuery } from '../../api/history/loadTransactions.ts';
import { usePortal } from '../usePortal.ts';

/**
 * A page of the history. `problem`: `no_access` for another customer's (rules: History), `failed` when loading failed. No
 * request for null.
 */
export const useHistory = (question: TransactionsQuery | null) => {
  const { http } = usePortal();
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['transactions', question],
    enabled: question !== null,
    queryFn: () => (question ? loadTransactions(http, question) : null),
    placeholderData: keepPreviousData,
  });
  const isForbidden = toErrorCode(error) === 'no_access';
  const failed = error && !data ? 'failed' : null;
  return {
    data: isForbidden ? null : data,
    isPending: isPending && question !== null,
    isStale: isPlaceholderData,
    problem: isForbidden ? 'no_access' : failed,
    retry: () => void refetch(),
  } as const;
};
