import type { PriceRules } from '../../domain/pricing/types.ts';
import type { Http } from '../calls.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { type PriceSource, priceRulesResponse } from './schema.ts';

export type PriceRulesQuery = {
  clientId: number;
  source: PriceSource;
  products: readonly { id: number; code: string; quantity: string }[];
};

/** Source WO has its own service (rules: Price source). Products without rules are missing in the result. */
export const loadPriceRules = async (
  http: Http,
  query: PriceRulesQuery,
): Promise<Map<number, PriceRules>> => {
  const response = await http.send({
    service: query.source === 'WO' ? 'brandRulesApi' : 'api',
    method: 'POST',
    path: '/pricesRules/bat',
    body: {
      clientIdentifier: query.clientId,
      source: query.source,
      orderProducts: query.products.map(({ id, code, quantity }) => ({
        id,
        quantity,
        prodIdentifier: code,
      })),
    },
    response: priceRulesResponse,
    repeatable: true,
  });
  return new Map(
    response.result.map((rules) => [
      rules.product_id,
      {
        specialPrices: rules.special_prices.map(({ min_value, max_value, ...entry }) => ({
          ...entry,
          minValue: min_value,
          maxValue: max_value,
        })),
        discounts: rules.discounts.map(({ min_value, max_value, is_percent, ...entry }) => ({
          ...entry,
          isPercent: is_percent,
          minValue: min_value,
          maxValue: max_value,
        })),
        gifts: rules.gifts.map((gift) => ({
          productId: gift.product_id,
          quantity: gift.quantity,
          step: gift.step,
          minValue: gift.min_value,
          maxValue: gift.max_value,
          productName: gift.product_name,
          productCode: gift.product_code,
          imageUrl: resolveUrl(gift.photourl, http.serviceUrl('productApi')),
        })),
        taxes: rules.taxes.map(({ name, value, is_percent }) => ({ name, value, isPercent: is_percent })),
      },
    ]),
  );
};
