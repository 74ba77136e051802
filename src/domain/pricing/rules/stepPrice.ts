import { floorDivide, toDecimal, toPositive } from '../../numbers/decimal.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

/** Full steps of `base` units at the step's price, the rest at the customer's price (rules: Price of a line). */
export const stepPrice: SpecialPriceRule = (entry, { q, customerPrice }) => {
  const base = toPositive(entry.base);
  const price = toDecimal(entry.price);
  if (!base || !price || q.lt(base)) return null;
  const stepUnits = floorDivide(q, base).times(base);
  return stepUnits.times(price).plus(q.minus(stepUnits).times(customerPrice)).div(q);
};
