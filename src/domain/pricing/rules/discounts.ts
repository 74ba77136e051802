import type { Decimal } from '../../numbers/decimal.ts';
import type { DiscountEntry, DiscountRuleName, TrailStep } from '../types.ts';
import { commercialDiscount } from './commercialDiscount.ts';
import type { DiscountRule } from './discount.ts';
import { scaleDiscount } from './scaleDiscount.ts';

/** In this order (rules: Price of a line). */
const RULES: Record<DiscountRuleName, DiscountRule> = {
  COMMERCIAL_DISCOUNT: commercialDiscount,
  SCALE_DISCOUNT: scaleDiscount,
};

export function discountSteps(entries: readonly DiscountEntry[], price: Decimal, q: Decimal): TrailStep[] {
  const steps: TrailStep[] = [];
  for (const [rule, stepsOf] of Object.entries(RULES)) {
    const ruleEntries = entries.filter((entry) => entry.rule === rule);
    steps.push(...stepsOf(ruleEntries, steps.at(-1)?.after ?? price, q));
  }
  return steps;
}
