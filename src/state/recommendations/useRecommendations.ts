import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import type { Recommendation } from '../../domain/recommendations/suggestion.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { recommendationsQuery } from './recommendationQueries.ts';

const useRecommendationsQuery = (recommendation: string | null) => {
  const { http } = usePortal();
  const customer = useCustomer();
  return useQuery(recommendationsQuery({ http, customer }, recommendation));
};

/** Newest first; undefined while loading or after a failure. */
export const useRecommendations = (): Recommendation[] | undefined => useRecommendationsQuery(null).data;

/**
 * The recommendation of a link. `foreign`: another customer's; `missing`: no longer there; `failed`: loading failed
 * (rules: Recommendations).
 */
export const useLinkedRecommendation = (id: string) => {
  const customer = useCustomer();
  const { data, error, isPending, refetch } = useRecommendationsQuery(id);
  const retry = () => void refetch();
  const found = data?.find((each) => each.id === id);
  if (isPending) return { status: 'pending' } as const;
  if (error && !data) {
    return toFailure(error) === 'forbidden'
      ? ({ status: 'foreign' } as const)
      : ({ status: 'failed', retry } as const);
  }
  if (!found) return { status: 'missing' } as const;
  if (found.customerId !== customer?.clientId) return { status: 'foreign' } as const;
  return { status: 'ready', recommendation: found } as const;
};
