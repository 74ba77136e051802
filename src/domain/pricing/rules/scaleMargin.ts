import { costMargin } from './costMargin.ts';
import { holds } from './range.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

/** The cost with a margin, in a range of quantities (rules: Price of a line, 3). */
export const scaleMargin: SpecialPriceRule = {
  rule: 'SCALE_MARGIN',
  priceOf: (entry, context) => (holds(entry, context.q) ? costMargin.priceOf(entry, context) : null),
};
