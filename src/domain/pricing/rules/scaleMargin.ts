import { costMargin } from './costMargin.ts';
import { isWithinRange } from './range.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

/** A cost margin for a range of quantities (rules: Price of a line). */
export const scaleMargin: SpecialPriceRule = (entry, context) =>
  isWithinRange(entry, context.q) ? costMargin(entry, context) : null;
