import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import { isWaiting } from '../../domain/payments/paymentStatus.ts';
import { usePortal } from '../usePortal.ts';
import { paymentQuery } from './paymentQueries.ts';

const POLL_MS = 5_000;

/**
 * A payment of the customer, asked for again while it is at work. `problem`: `missing` when it doesn't exist or is another customer's,
 * `failed` when loading failed.
 */
export const usePaymentReceipt = (id: string) => {
  const { http } = usePortal();
  const { data, error, refetch } = useQuery({
    ...paymentQuery(http, id),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? POLL_MS : false),
  });
  const problem = error && !data ? (toFailure(error) === 'not_found' ? 'missing' : 'failed') : null;
  return {
    payment: data,
    isAtWork: data !== undefined && isWaiting(data),
    problem,
    retry: () => void refetch(),
  } as const;
};
