import { type Decimal, ONE } from '../numbers/decimal.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { sumGifts } from '../pricing/rules/gifts.ts';
import type { Gift, PriceLineInput } from '../pricing/types.ts';
import type { DealCondition } from './deal.ts';

/**
 * The reward of a condition: the price per base unit after discounts, for one unit (`before`) and at the condition's
 * quantity (`unitPrice`), and the gifts.
 */
export type DealReward = { before: Decimal; unitPrice: Decimal; isCheaper: boolean; gifts: readonly Gift[] };

/**
 * The reward that the price rules give at the condition's quantity (rules: Price of a line, Amounts of a line). Null when
 * the product has no price, or this customer gets no reward.
 */
export function dealReward(
  { quantity }: DealCondition,
  terms: Omit<PriceLineInput, 'quantity' | 'unit' | 'size'>,
): DealReward | null {
  const priceAt = (q: string) => priceLine({ ...terms, quantity: q, unit: null, size: null });
  const [single, atQuantity] = [priceAt(ONE.toFixed()), priceAt(quantity)];
  if (!single.ok || !atQuantity.ok) return null;
  const isCheaper = atQuantity.originalNetPrice.lt(single.originalNetPrice);
  const gifts = sumGifts(atQuantity.gifts);
  if (!isCheaper && gifts.length === 0) return null;
  return { before: single.originalNetPrice, unitPrice: atQuantity.originalNetPrice, isCheaper, gifts };
}
