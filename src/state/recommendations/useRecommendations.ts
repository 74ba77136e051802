import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import type { Recommendation } from '../../domain/recommendations/suggestion.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { recommendationsQuery } from './queries.ts';

/** What the company recommends to the customer, newest first; undefined while it is on its way, or can't be had. */
export const useRecommendations = (): Recommendation[] | undefined =>
  useQuery(recommendationsQuery(useWorkspace())).data;

/**
 * The recommendation that a link names. `foreign`: it belongs to another customer; `missing`: there is no such one (any more);
 * `failed`: it can't be had right now (specification §8).
 */
export const useLinkedRecommendation = (id: string) => {
  const workspace = useWorkspace();
  const { data, error, isPending, refetch } = useQuery(recommendationsQuery(workspace, id));
  const retry = () => void refetch();
  const found = data?.find((each) => each.id === id);
  if (isPending) return { status: 'pending' } as const;
  if (error && !data) {
    return toFailure(error) === 'forbidden'
      ? ({ status: 'foreign' } as const)
      : ({ status: 'failed', retry } as const);
  }
  if (!found) return { status: 'missing' } as const;
  if (found.customerId !== workspace.customer?.clientId) return { status: 'foreign' } as const;
  return { status: 'ready', recommendation: found } as const;
};
