import { type Decimal, floorDivide, toPositive } from '../../numbers/decimal.ts';
import type { Gift, GiftEntry, LinePrice } from '../types.ts';
import { isWithinRange } from './range.ts';

function giftQuantity(entry: GiftEntry, q: Decimal): Decimal | null {
  const quantity = toPositive(entry.quantity);
  const step = toPositive(entry.step);
  if (!quantity || q.lte(0)) return null;
  if (step) return floorDivide(q, step).times(quantity);
  return isWithinRange(entry, q) ? quantity : null;
}

/** The gifts for `q` base units, per step or within a range (rules: Gifts). */
export function earnedGifts(entries: readonly GiftEntry[], q: Decimal): Gift[] {
  const gifts: Gift[] = [];
  for (const entry of entries) {
    const quantity = giftQuantity(entry, q);
    if (!quantity?.gt(0)) continue;
    gifts.push({
      productId: entry.productId,
      quantity,
      productName: entry.productName ?? null,
      productCode: entry.productCode ?? null,
      imageUrl: entry.imageUrl ?? null,
    });
  }
  return gifts;
}

/** One entry per product, in order of first appearance (rules: Amounts of a line). */
export function sumGifts(gifts: Iterable<Gift>): Gift[] {
  const giftsByProduct = new Map<number, Gift>();
  for (const gift of gifts) {
    const previous = giftsByProduct.get(gift.productId);
    giftsByProduct.set(
      gift.productId,
      previous ? { ...previous, quantity: previous.quantity.plus(gift.quantity) } : gift,
    );
  }
  return [...giftsByProduct.values()];
}

export function giftLines(prices: Iterable<LinePrice>): Gift[] {
  const gifts: Gift[] = [];
  for (const price of prices) if (price.ok) gifts.push(...price.gifts);
  return sumGifts(gifts);
}
