import { loadRecommendations } from '../../api/recommendations/loadRecommendations.ts';
import { loadSmartOrder } from '../../api/recommendations/loadSmartOrder.ts';
import type { Recommendation, UsualSuggestion } from '../../domain/recommendations/suggestion.ts';
import type { Workspace } from '../workspace.ts';

export const SMART_ORDER = ['smart-order'] as const;

/** Empty for visitors. */
export const smartOrderQuery = ({ portal, customer }: Workspace) => ({
  queryKey: SMART_ORDER,
  queryFn: async (): Promise<UsualSuggestion[]> =>
    customer ? loadSmartOrder(portal.http, customer.clientId) : [],
});

/** All recommendations, or the one of a link. */
export const recommendationsQuery = (
  { portal, customer }: Workspace,
  recommendation: string | null = null,
) => ({
  queryKey: ['recommendations', recommendation] as const,
  queryFn: async (): Promise<Recommendation[]> =>
    customer
      ? loadRecommendations(portal.http, {
          clientId: customer.clientId,
          ...(recommendation !== null && { recommendation }),
        })
      : [],
});
