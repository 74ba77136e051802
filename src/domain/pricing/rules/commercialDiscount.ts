import type { TrailStep } from '../types.ts';
import { type DiscountRule, discountStep } from './discount.ts';

/** Applies all entries in the order received, each to the result of the previous one (rules: Price of a line). */
export const commercialDiscount: DiscountRule = (entries, price) => {
  const steps: TrailStep[] = [];
  for (const entry of entries) {
    const step = discountStep(entry, steps.at(-1)?.after ?? price);
    if (step) steps.push(step);
  }
  return steps;
};
