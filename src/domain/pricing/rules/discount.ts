import { type Decimal, lessPercent, maxDecimal, toPositive, ZERO } from '../../numbers/decimal.ts';
import type { DiscountEntry, TrailStep } from '../types.ts';

/** A discount rule: its name on the wire and the steps that its entries take from a price, in order. */
export type DiscountRule = {
  rule: string;
  steps: (entries: readonly DiscountEntry[], price: Decimal, q: Decimal) => TrailStep[];
};

/** The step of one entry, never below 0; null when its value is not above 0 (rules: Price of a line, 5). */
export function discountStep(entry: DiscountEntry, price: Decimal): TrailStep | null {
  const value = toPositive(entry.value);
  if (!value) return null;
  const after = maxDecimal(entry.isPercent ? lessPercent(price, value) : price.minus(value), ZERO);
  return { rule: entry.rule, name: entry.name, before: price, after };
}
