import { type Decimal, lessPercent, maxDecimal, toPositive, ZERO } from '../../numbers/decimal.ts';
import type { DiscountEntry, TrailStep } from '../types.ts';

export type DiscountRule = (entries: readonly DiscountEntry[], price: Decimal, q: Decimal) => TrailStep[];

/** Never below 0; null when the value is not above 0 (rules: Price of a line). */
export function discountStep(entry: DiscountEntry, price: Decimal): TrailStep | null {
  const value = toPositive(entry.value);
  if (!value) return null;
  const after = maxDecimal(entry.isPercent ? lessPercent(price, value) : price.minus(value), ZERO);
  return { rule: entry.rule, name: entry.name, before: price, after };
}
