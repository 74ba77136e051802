import type { TrailStep } from '../types.ts';
import { type DiscountRule, discountStep } from './discount.ts';
import { isWithinRange } from './range.ts';

/** Only the largest discount among the entries whose range contains the quantity (rules: Price of a line). */
export const scaleDiscount: DiscountRule = (entries, price, q) => {
  let best: TrailStep | null = null;
  for (const entry of entries) {
    const step = isWithinRange(entry, q) ? discountStep(entry, price) : null;
    if (step && (!best || step.after.lt(best.after))) best = step;
  }
  return best ? [best] : [];
};
