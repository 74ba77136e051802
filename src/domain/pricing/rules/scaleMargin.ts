import { costMargin } from './costMargin.ts';
import { isWithinRange } from './range.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

export const scaleMargin: SpecialPriceRule = (entry, context) =>
  isWithinRange(entry, context.q) ? costMargin(entry, context) : null;
