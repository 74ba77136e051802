import { toDecimal } from '../../numbers/decimal.ts';
import { isWithinRange } from './range.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

export const scalePrice: SpecialPriceRule = (entry, { q }) =>
  isWithinRange(entry, q) ? toDecimal(entry.price) : null;
