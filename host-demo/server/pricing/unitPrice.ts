import type { PriceRulesWire, PriceWire } from '../../../src/api/pricing/schema.ts';
import { isOn } from '../settings.ts';
import { atLeastZero, type Exact, exact, numericOrNull, percentOf, positiveOrNull, zero } from './numbers.ts';

export type PriceFacts = Omit<PriceWire, 'product_id' | 'json_data'>;
export type Rules = Omit<PriceRulesWire, 'product_id'>;
type SpecialPrice = NonNullable<Rules['special_prices']>[number];
type Discount = NonNullable<Rules['discounts']>[number];
type Bounds = {
  min_value?: number | string | null | undefined;
  max_value?: number | string | null | undefined;
};

/** A price step, unrounded, per base unit (rules: Price of a line). */
type TrailStep = { rule: string; name: string | null; before: string; after: string };

/** Per base unit, rounded to the company's price decimals. */
export type UnitPrice = { original: Exact; price: Exact; discount: Exact; trail: TrailStep[] };

/** No or zero maximum is no limit, no minimum is 0 (rules: Price of a line). */
export const isInRange = ({ min_value, max_value }: Bounds, q: Exact): boolean => {
  const most = numericOrNull(max_value);
  return q.gte(numericOrNull(min_value) ?? zero) && (most === null || most.eq(0) || q.lte(most));
};

const marginPrice = (cost: unknown, margin: unknown): Exact | null => {
  const base = positiveOrNull(cost);
  const percent = numericOrNull(margin);
  if (base === null || percent === null || percent.lt(0) || percent.gte(100)) return null;
  return base.div(exact(1).minus(percent.div(100)));
};

const steppedPrice = (entry: SpecialPrice, q: Exact, usual: Exact): Exact | null => {
  const base = positiveOrNull(entry.base);
  const price = numericOrNull(entry.price);
  if (base === null || price === null || q.lt(base)) return null;
  const inSteps = q.div(base).round(0, 0).times(base);
  return inSteps.times(price).plus(q.minus(inSteps).times(usual)).div(q);
};

/** The price that one special-price rule gives at quantity `q` (rules: Price of a line); null when it does not apply. */
const specialPrice = (entry: SpecialPrice, q: Exact, usual: Exact, cost: unknown): Exact | null => {
  switch (entry.rule) {
    case 'FIXED_PRICE':
      return numericOrNull(entry.price);
    case 'SCALE_PRICE':
      return isInRange(entry, q) ? numericOrNull(entry.price) : null;
    case 'STEP_PRICE':
      return steppedPrice(entry, q, usual);
    case 'COST_MARGIN':
      return marginPrice(cost, entry.value);
    case 'SCALE_MARGIN':
      return isInRange(entry, q) ? marginPrice(cost, entry.value) : null;
    default:
      return null;
  }
};

const applyDiscount = (price: Exact, { is_percent, value }: Discount): Exact => {
  const amount = positiveOrNull(value) ?? zero;
  return atLeastZero(price.minus(isOn(is_percent) ? percentOf(price, amount) : amount));
};

/** The list price; null when it is not numeric or below 0 (rules: Price of a line). */
export const listPrice = ({ default_price }: PriceFacts): Exact | null => {
  const list = numericOrNull(default_price);
  return list?.gte(0) ? list : null;
};

/** The customer's price before rules (rules: Price of a line); null when nothing is numeric. */
const customerPrice = (facts: PriceFacts): Exact | null => {
  const agreed = numericOrNull(facts.net_value) ?? numericOrNull(facts.net_price);
  if (agreed !== null) return atLeastZero(agreed);
  const list = numericOrNull(facts.default_price);
  return list && atLeastZero(list.plus(numericOrNull(facts.adjust_value) ?? zero));
};

/** The largest scale discount whose range contains q; the first of equals. */
const bestScale = (discounts: readonly Discount[], q: Exact, price: Exact): Discount | null => {
  const candidates = discounts.filter((entry) => entry.rule === 'SCALE_DISCOUNT' && isInRange(entry, q));
  return candidates.reduce<Discount | null>(
    (best, entry) =>
      best === null || applyDiscount(price, entry).lt(applyDiscount(price, best)) ? entry : best,
    null,
  );
};

const createTrail = (start: Exact) => {
  const trail: TrailStep[] = [];
  let current = start;
  const step = (rule: string, name: string | null, next: Exact) => {
    trail.push({ rule, name, before: current.toFixed(), after: next.toFixed() });
    current = next;
  };
  return {
    trail,
    current: () => current,
    replace(rule: string, name: string | null, next: Exact) {
      if (!next.eq(current)) step(rule, name, next);
    },
    /** Applies a discount. It is recorded even when the price is 0 already. */
    discount(entry: Discount) {
      step(entry.rule, nameOf(entry), applyDiscount(current, entry));
    },
  };
};

/**
 * The price of one base unit when `q` are bought (rules: Price of a line). `rules` null: the company has no advanced price
 * rules. Null when there is no list price.
 */
export const unitPrice = (
  facts: PriceFacts,
  rules: Rules | null,
  q: Exact,
  priceDecimals: number,
): UnitPrice | null => {
  const original = listPrice(facts);
  const usual = customerPrice(facts);
  if (original === null || usual === null) return null;
  const priceTrail = createTrail(original);
  priceTrail.replace('CUSTOMER_PRICE', null, usual);
  for (const entry of rules?.special_prices ?? []) {
    const special = specialPrice(entry, q, usual, facts.default_cost);
    if (special === null) continue;
    priceTrail.replace(entry.rule, nameOf(entry), special);
    break;
  }
  const price = priceTrail.current().round(priceDecimals);
  const discounts = (rules?.discounts ?? []).filter(({ value }) => positiveOrNull(value));
  const discountTrail = createTrail(price);
  for (const entry of discounts.filter(({ rule }) => rule === 'COMMERCIAL_DISCOUNT'))
    discountTrail.discount(entry);
  const scale = bestScale(discounts, q, discountTrail.current());
  if (scale) discountTrail.discount(scale);
  const discount = price.minus(discountTrail.current()).round(priceDecimals);
  return { original, price, discount, trail: [...priceTrail.trail, ...discountTrail.trail] };
};

const nameOf = ({ name }: { name?: string | number | null | undefined }): string | null =>
  name === null || name === undefined ? null : String(name);
