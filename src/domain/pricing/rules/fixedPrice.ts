import { toDecimal } from '../../numbers/decimal.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

/** The same price for every quantity (rules: Price of a line). */
export const fixedPrice: SpecialPriceRule = (entry) => toDecimal(entry.price);
