import { toDecimal } from '../../numbers/decimal.ts';
import { isWithinRange } from './range.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

/** A price for a range of quantities (rules: Price of a line). */
export const scalePrice: SpecialPriceRule = (entry, { q }) =>
  isWithinRange(entry, q) ? toDecimal(entry.price) : null;
