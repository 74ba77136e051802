import type { PriceRules } from '../../domain/pricing/types.ts';
import { resolveAddress } from '../addresses.ts';
import type { Http } from '../calls.ts';
import { type PriceSource, priceRulesAnswer } from './schema.ts';

export type PriceRulesQuestion = {
  clientId: number;
  source: PriceSource;
  products: readonly { id: number; code: string; quantity: string }[];
};

/**
 * POST /pricesRules/bat: the advanced price rules of many products at once (specification §7), at {brandRulesApi} for the
 * brand's companies, whose prices come from WO (§6), else at {api}. A product without rules is missing from the answer.
 * Throws {@link CallError}.
 */
export const loadPriceRules = async (
  http: Http,
  question: PriceRulesQuestion,
): Promise<Map<number, PriceRules>> => {
  const answer = await http.send({
    service: question.source === 'WO' ? 'brandRulesApi' : 'api',
    method: 'POST',
    path: '/pricesRules/bat',
    body: {
      clientIdentifier: question.clientId,
      source: question.source,
      orderProducts: question.products.map(({ id, code, quantity }) => ({
        id,
        quantity,
        prodIdentifier: code,
      })),
    },
    answer: priceRulesAnswer,
    repeatable: true,
  });
  return new Map(
    answer.result.map((rules) => [
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
          imageUrl: resolveAddress(gift.photourl, http.addressOf('productApi')),
        })),
        taxes: rules.taxes.map(({ name, value, is_percent }) => ({ name, value, isPercent: is_percent })),
      },
    ]),
  );
};
