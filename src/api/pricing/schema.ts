import * as v from 'valibot';
import { flag, id, looseText, sentText } from '../wire.ts';
import { looseNumber, rowsOf, sentNumber } from '../wireValues.ts';

/** A price as the wire names it (specification §3, Price response). Numbers stay loose: rules decide what counts. */
const priceWire = v.object({
  product_id: id,
  default_price: looseNumber,
  default_cost: looseNumber,
  net_value: looseNumber,
  net_price: looseNumber,
  adjust_value: looseNumber,
  json_data: v.optional(v.nullable(v.unknown()), null),
});
export type PriceWire = v.InferInput<typeof priceWire>;

/** GET {api}/pricing?company_id&client_id&product_id&source; product_id takes several ids, separated by commas. */
export const pricingAnswer = v.object({ success: v.literal(true), prices: rowsOf(priceWire) });

/** Where a price comes from: the brand tenant asks WO, every other B2B (specification §6). */
export const priceSource = v.picklist(['B2B', 'WO']);
export type PriceSource = v.InferOutput<typeof priceSource>;

const specialPriceWire = v.object({
  rule: v.picklist(['FIXED_PRICE', 'SCALE_PRICE', 'STEP_PRICE', 'COST_MARGIN', 'SCALE_MARGIN']),
  name: looseText,
  value: looseNumber,
  price: looseNumber,
  base: looseNumber,
  min_value: looseNumber,
  max_value: looseNumber,
});
const discountWire = v.object({
  rule: v.picklist(['COMMERCIAL_DISCOUNT', 'SCALE_DISCOUNT']),
  name: looseText,
  is_percent: flag,
  value: looseNumber,
  min_value: looseNumber,
  max_value: looseNumber,
});
const giftWire = v.object({
  name: looseText,
  product_id: id,
  product_name: looseText,
  product_code: looseText,
  photourl: looseText,
  quantity: looseNumber,
  step: looseNumber,
  min_value: looseNumber,
  max_value: looseNumber,
});
const taxWire = v.object({ name: looseText, value: looseNumber, is_percent: flag });

/** The advanced price rules of one product (specification §3, Price rules). Order matters: first special price wins. */
export const priceRulesWire = v.object({
  product_id: id,
  special_prices: v.optional(rowsOf(specialPriceWire), []),
  discounts: v.optional(rowsOf(discountWire), []),
  gifts: v.optional(rowsOf(giftWire), []),
  taxes: v.optional(rowsOf(taxWire), []),
});
export type PriceRulesWire = v.InferInput<typeof priceRulesWire>;

/** POST /pricesRules/bat. */
export const priceRulesRequest = v.object({
  clientIdentifier: v.union([v.string(), v.number()]),
  source: priceSource,
  orderProducts: v.pipe(
    v.array(v.object({ id, quantity: sentNumber, prodIdentifier: sentText })),
    v.minLength(1),
    v.maxLength(500),
  ),
});
export const priceRulesAnswer = v.object({ success: v.literal(true), result: rowsOf(priceRulesWire) });
