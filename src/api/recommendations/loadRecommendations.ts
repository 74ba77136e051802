import type { Recommendation } from '../../domain/recommendations/suggestion.ts';
import { CallError, toErrorCode } from '../callError.ts';
import type { Http } from '../calls.ts';
import { recommendationResponse } from './schema.ts';
import { toSuggestion } from './toSuggestion.ts';

const NO_DATA = 'Not data';

const isNoData = (error: unknown): boolean =>
  error instanceof CallError && (error.message === NO_DATA || toErrorCode(error) === 'not_data');

/**
 * POST {api}/orders/recommendation: recommendations for a client, newest first, or the one with id `recommendation`. The
 * error "Not data" is an empty list (specification §7). Throws {@link CallError}, `forbidden` when the id belongs to
 * another customer.
 */
export const loadRecommendations = async (
  http: Http,
  { clientId, recommendation }: { clientId: number; recommendation?: string },
): Promise<Recommendation[]> => {
  try {
    const answer = await http.send({
      service: 'api',
      method: 'POST',
      path: '/orders/recommendation',
      body: { customer_id: clientId, ...(recommendation !== undefined && { recommendation }) },
      response: recommendationResponse,
      repeatable: true,
    });
    if ('error' in answer) return [];
    return answer.recommendations.map(({ id, customer_id, note, products }) => ({
      id,
      customerId: customer_id,
      note,
      suggestions: products.flatMap((row) => toSuggestion(row, row.recommended_quantity) ?? []),
    }));
  } catch (error) {
    if (isNoData(error)) return [];
    throw error;
  }
};
