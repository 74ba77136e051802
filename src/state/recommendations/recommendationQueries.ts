import { loadRecommendations } from '../../api/recommendations/loadRecommendations.ts';
import { loadSmartOrder } from '../../api/recommendations/loadSmartOrder.ts';
import type { Customer } from '../../domain/access/customer.ts';
import type { Recommendation, UsualSuggestion } from '../../domain/recommendations/suggestion.ts';
import type { PortalContext } from '../portal.ts';

type Dependencies = Pick<PortalContext, 'http'> & { customer: Customer | null };

export const SMART_ORDER = ['smart-order'] as const;

export const smartOrderQuery = ({ http, customer }: Dependencies) => ({
  queryKey: SMART_ORDER,
  queryFn: async (): Promise<UsualSuggestion[]> => (customer ? loadSmartOrder(http, customer.clientId) : []),
});

export const recommendationsQuery = (
  { http, customer }: Dependencies,
  recommendation: string | null = null,
) => ({
  queryKey: ['recommendations', recommendation] as const,
  queryFn: async (): Promise<Recommendation[]> =>
    customer
      ? loadRecommendations(http, {
          clientId: customer.clientId,
          ...(recommendation !== null && { recommendation }),
        })
      : [],
});
