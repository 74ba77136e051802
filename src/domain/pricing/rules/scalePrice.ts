import { toDecimal } from '../../numbers/decimal.ts';
import { holds } from './range.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

/** The price of a range of quantities (rules: Price of a line, 3). */
export const scalePrice: SpecialPriceRule = {
  rule: 'SCALE_PRICE',
  priceOf: (entry, { q }) => (holds(entry, q) ? toDecimal(entry.price) : null),
};
