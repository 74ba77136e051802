import { type Decimal, ONE } from '../numbers/decimal.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { sumGifts } from '../pricing/rules/gifts.ts';
import type { Gift, PriceLineInput } from '../pricing/types.ts';
import type { DealCondition } from './deal.ts';

/** Prices are per base unit after discounts: `before` for one unit, `unitPrice` at the condition's quantity. */
export type DealReward = { before: Decimal; unitPrice: Decimal; isCheaper: boolean; gifts: readonly Gift[] };

/** Null without a reward at the condition's quantity (rules: Price of a line, Amounts of a line). */
export function dealReward(
  { quantity }: DealCondition,
  input: Omit<PriceLineInput, 'quantity' | 'unit' | 'size'>,
): DealReward | null {
  const priceAt = (q: string) => priceLine({ ...input, quantity: q, unit: null, size: null });
  const [single, atQuantity] = [priceAt(ONE.toFixed()), priceAt(quantity)];
  if (!single.ok || !atQuantity.ok) return null;
  const isCheaper = atQuantity.originalNetPrice.lt(single.originalNetPrice);
  const gifts = sumGifts(atQuantity.gifts);
  if (!isCheaper && gifts.length === 0) return null;
  return { before: single.originalNetPrice, unitPrice: atQuantity.originalNetPrice, isCheaper, gifts };
}
