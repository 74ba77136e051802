import type { PriceData } from '../../domain/pricing/types.ts';
import type { Http } from '../calls.ts';
import { type PriceSource, pricingResponse } from './schema.ts';

export type PriceQuery = {
  companyId: number;
  clientId: number;
  source: PriceSource;
  ids: readonly number[];
};

/** Products without a price are missing in the result. */
export const loadPrices = async (http: Http, query: PriceQuery): Promise<Map<number, PriceData>> => {
  const response = await http.send({
    service: 'api',
    method: 'GET',
    path: '/pricing',
    query: {
      company_id: query.companyId,
      client_id: query.clientId,
      product_id: query.ids.join(','),
      source: query.source,
    },
    response: pricingResponse,
  });
  return new Map(
    response.prices.map((price) => [
      price.product_id,
      {
        defaultPrice: price.default_price,
        defaultCost: price.default_cost,
        netValue: price.net_value,
        netPrice: price.net_price,
        adjustValue: price.adjust_value,
        ...(price.json_data && { sourceData: price.json_data }),
      },
    ]),
  );
};
