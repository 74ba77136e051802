import * as v from 'valibot';
import { flag, id, looseText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';

/** A price on the wire. The domain decides which numbers are valid. */
const priceWire = v.object({
  product_id: id,
  default_price: looseNumber,
  default_cost: looseNumber,
  net_value: looseNumber,
  net_price: looseNumber,
  adjust_value: looseNumber,
  json_data: v.fallback(v.optional(v.nullable(v.string()), null), null),
});
export type PriceWire = v.InferInput<typeof priceWire>;

/** GET {api}/pricing?company_id&client_id&product_id&source; product_id may be comma-separated. */
export const pricingResponse = v.object({ success: v.literal(true), prices: lenientList(priceWire) });

/** The brand tenant uses WO, all others B2B (rules: Price source). */
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

/** Order matters: the first special price wins. */
const priceRulesWire = v.object({
  product_id: id,
  special_prices: v.optional(lenientList(specialPriceWire), []),
  discounts: v.optional(lenientList(discountWire), []),
  gifts: v.optional(lenientList(giftWire), []),
  taxes: v.optional(lenientList(taxWire), []),
});
export type PriceRulesWire = v.InferInput<typeof priceRulesWire>;

export const priceRulesResponse = v.object({ success: v.literal(true), result: lenientList(priceRulesWire) });
