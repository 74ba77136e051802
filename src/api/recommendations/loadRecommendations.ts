import type { Recommendation } from '../../domain/recommendations/suggestion.ts';
import { CallError, toErrorCode } from '../callError.ts';
import type { Http } from '../calls.ts';
import { recommendationResponse } from './schema.ts';
import { toSuggestion } from './toSuggestion.ts';

const NO_DATA = 'Not data';

const isNoData = (error: unknown): boolean =>
  error instanceof CallError && (error.message === NO_DATA || toErrorCode(error) === 'not_data');

/** Newest first, or only `recommendation`. Throws `forbidden` for another customer's id. */
export const loadRecommendations = async (
  http: Http,
  { clientId, recommendation }: { clientId: number; recommendation?: string },
): Promise<Recommendation[]> => {
  try {
    const response = await http.send({
      service: 'api',
      method: 'POST',
      path: '/orders/recommendation',
      body: { customer_id: clientId, ...(recommendation !== undefined && { recommendation }) },
      response: recommendationResponse,
      repeatable: true,
    });
    if ('error' in response) return [];
    return response.recommendations.map(({ id, customer_id, note, products }) => ({
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
