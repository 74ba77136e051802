import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import type { Recommendation } from '../../domain/recommendations/suggestion.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { recommendationsQuery } from './queries.ts';

/** Newest first; undefined while loading or after a failure. */
export const useRecommendations = (): Recommendation[] | undefined =>
  useQuery(recommendationsQuery(useWorkspace())).data;

/**
 * The recommendation of a link. `foreign`: another customer's; `missing`: no longer there; `failed`: loading failed
 * (specification §8).
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
