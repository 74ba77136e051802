import type { Decimal } from '../../numbers/decimal.ts';
import type { DiscountEntry, TrailStep } from '../types.ts';
import { commercialDiscount } from './commercialDiscount.ts';
import type { DiscountRule } from './discount.ts';
import { scaleDiscount } from './scaleDiscount.ts';

const RULES: readonly DiscountRule[] = [commercialDiscount, scaleDiscount];

export function discountSteps(entries: readonly DiscountEntry[], price: Decimal, q: Decimal): TrailStep[] {
  const steps: TrailStep[] = [];
  for (const { rule, steps: getSteps } of RULES) {
    const ruleEntries = entries.filter((entry) => entry.rule === rule);
    steps.push(...getSteps(ruleEntries, steps.at(-1)?.after ?? price, q));
  }
  return steps;
}
