import type { Decimal } from '../../numbers/decimal.ts';
import type { SpecialPriceEntry } from '../types.ts';

export type SpecialPriceContext = { q: Decimal; customerPrice: Decimal; cost: Decimal | null };

export type SpecialPriceRule = (entry: SpecialPriceEntry, context: SpecialPriceContext) => Decimal | null;
