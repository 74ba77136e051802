import type { Decimal } from '../../numbers/decimal.ts';
import type { DiscountEntry, TrailStep } from '../types.ts';
import { commercialDiscount } from './commercialDiscount.ts';
import type { DiscountRule } from './discount.ts';
import { scaleDiscount } from './scaleDiscount.ts';

/** In the order in which they are taken off. */
const RULES: readonly DiscountRule[] = [commercialDiscount, scaleDiscount];

/** The steps that all discounts take from a price at a base quantity, in order (rules: Price of a line, 5). */
export function discountSteps(entries: readonly DiscountEntry[], price: Decimal, q: Decimal): TrailStep[] {
  const steps: TrailStep[] = [];
  for (const { rule, steps: stepsOf } of RULES) {
    const ofThisRule = entries.filter((entry) => entry.rule === rule);
    steps.push(...stepsOf(ofThisRule, steps.at(-1)?.after ?? price, q));
  }
  return steps;
}
