import { type Decimal, ONE } from '../numbers/decimal.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { sumGifts } from '../pricing/rules/gifts.ts';
import type { Gift, PriceLineInput } from '../pricing/types.ts';
import type { DealCondition } from './deal.ts';

/** What a condition brings, per base unit after discounts: from `before` for one to `unitPrice`; and what comes free. */
export type DealReward = { before: Decimal; unitPrice: Decimal; isCheaper: boolean; gifts: readonly Gift[] };

/**
 * What the price rules give for a condition's quantity (rules: Price of a line, Amounts of a line). Null when the product has
 * no price, or the rules give this customer nothing.
 */
export function dealReward(
  { quantity }: DealCondition,
  terms: Omit<PriceLineInput, 'quantity' | 'unit' | 'size'>,
): DealReward | null {
  const at = (q: string) => priceLine({ ...terms, quantity: q, unit: null, size: null });
  const [one, then] = [at(ONE.toFixed()), at(quantity)];
  if (!one.ok || !then.ok) return null;
  const isCheaper = then.originalNetPrice.lt(one.originalNetPrice);
  const gifts = sumGifts(then.gifts);
  if (!isCheaper && gifts.length === 0) return null;
  return { before: one.originalNetPrice, unitPrice: then.originalNetPrice, isCheaper, gifts };
}
