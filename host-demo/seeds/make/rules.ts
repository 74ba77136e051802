import type { ProductSeed } from '../types.ts';

export type RuleSet = NonNullable<ProductSeed['rules']>;

type Range = { from?: number; to?: number };
const rangeOf = ({ from, to }: Range) => ({
  ...(from !== undefined && { min_value: from }),
  ...(to !== undefined && { max_value: to }),
});
type Special = NonNullable<RuleSet['special_prices']>[number];
type Discount = NonNullable<RuleSet['discounts']>[number];
type Gift = NonNullable<RuleSet['gifts']>[number];
type Tax = NonNullable<RuleSet['taxes']>[number];

/** Entries of the price rules by kind (rules: Price of a line). `name` is shown to customers. */
export const fixedPrice = (name: string, price: number): Special => ({ rule: 'FIXED_PRICE', name, price });
export const scalePrice = (name: string, price: number, range: Range): Special => ({
  rule: 'SCALE_PRICE',
  name,
  price,
  ...rangeOf(range),
});
export const stepPrice = (name: string, price: number, base: number): Special => ({
  rule: 'STEP_PRICE',
  name,
  price,
  base,
});
export const costMargin = (name: string, value: number): Special => ({ rule: 'COST_MARGIN', name, value });
export const scaleMargin = (name: string, value: number, range: Range): Special => ({
  rule: 'SCALE_MARGIN',
  name,
  value,
  ...rangeOf(range),
});
export const percentOff = (name: string, value: number): Discount => ({
  rule: 'COMMERCIAL_DISCOUNT',
  name,
  is_percent: true,
  value,
});
export const amountOff = (name: string, value: number): Discount => ({
  rule: 'COMMERCIAL_DISCOUNT',
  name,
  is_percent: false,
  value,
});
export const scalePercentOff = (name: string, value: number, range: Range): Discount => ({
  rule: 'SCALE_DISCOUNT',
  name,
  is_percent: true,
  value,
  ...rangeOf(range),
});
export const giftFrom = (name: string, product_id: number, quantity: number, range: Range): Gift => ({
  name,
  product_id,
  quantity,
  ...rangeOf(range),
});
export const giftPerStep = (name: string, product_id: number, quantity: number, step: number): Gift => ({
  name,
  product_id,
  quantity,
  step,
});
export const percentTax = (name: string, value: number): Tax => ({ name, value, is_percent: true });
export const fixedTax = (name: string, value: number): Tax => ({ name, value, is_percent: false });
