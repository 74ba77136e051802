import type { PriceFacts } from '../../domain/pricing/types.ts';
import type { Http } from '../calls.ts';
import { type PriceSource, pricingAnswer } from './schema.ts';

/** Whose prices, from which source (specification §6: the brand tenant asks WO). */
export type PriceQuestion = {
  companyId: number;
  clientId: number;
  source: PriceSource;
  ids: readonly number[];
};

/**
 * GET {api}/pricing for many products at once (specification §7). A product without a price is missing from the answer.
 * Throws {@link CallError}.
 */
export const loadPrices = async (http: Http, question: PriceQuestion): Promise<Map<number, PriceFacts>> => {
  const answer = await http.send({
    service: 'api',
    method: 'GET',
    path: '/pricing',
    query: {
      company_id: question.companyId,
      client_id: question.clientId,
      product_id: question.ids.join(','),
      source: question.source,
    },
    answer: pricingAnswer,
  });
  return new Map(
    answer.prices.map((price) => [
      price.product_id,
      {
        defaultPrice: price.default_price,
        defaultCost: price.default_cost,
        netValue: price.net_value,
        netPrice: price.net_price,
        adjustValue: price.adjust_value,
      },
    ]),
  );
};
