import type { Decimal } from '../../numbers/decimal.ts';
import type { SpecialPriceEntry } from '../types.ts';

export type SpecialPriceContext = { q: Decimal; customerPrice: Decimal; cost: Decimal | null };

/** A special price rule: its name on the wire and the price of an entry, or null where the entry doesn't apply. */
export type SpecialPriceRule = {
  rule: string;
  priceOf: (entry: SpecialPriceEntry, context: SpecialPriceContext) => Decimal | null;
};
