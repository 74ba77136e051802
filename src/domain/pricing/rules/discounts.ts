import type { Decimal } from '../../numbers/decimal.ts';
import type { DiscountEntry, TrailStep } from '../types.ts';
import { commercialDiscount } from './commercialDiscount.ts';
import type { DiscountRule } from './discount.ts';
import { scaleDiscount } from './scaleDiscount.ts';

/** In the order of application. */
const RULES: readonly DiscountRule[] = [commercialDiscount, scaleDiscount];

/** The steps of all discounts at a base quantity (rules: Price of a line, 5). */
export function discountSteps(entries: readonly DiscountEntry[], price: Decimal, q: Decimal): TrailStep[] {
  const steps: TrailStep[] = [];
  for (const { rule, steps: stepsOf } of RULES) {
    const ruleEntries = entries.filter((entry) => entry.rule === rule);
    steps.push(...stepsOf(ruleEntries, steps.at(-1)?.after ?? price, q));
  }
  return steps;
}
