import { type Decimal, floorDivide, toPositive } from '../../numbers/decimal.ts';
import type { Gift, GiftEntry } from '../types.ts';
import { holds } from './range.ts';

function giftQuantity(entry: GiftEntry, q: Decimal): Decimal | null {
  const quantity = toPositive(entry.quantity);
  const step = toPositive(entry.step);
  if (!quantity || q.lte(0)) return null;
  if (step) return floorDivide(q, step).times(quantity);
  return holds(entry, q) ? quantity : null;
}

/** What comes free with `q` base units: so many a step, or so many in a range (rules: Amounts of a line). */
export function giftsOf(entries: readonly GiftEntry[], q: Decimal): Gift[] {
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

/** The same gifts with one entry a product, in the order of their first appearance (rules: Amounts of a line). */
export function sumGifts(gifts: Iterable<Gift>): Gift[] {
  const ofProduct = new Map<number, Gift>();
  for (const gift of gifts) {
    const before = ofProduct.get(gift.productId);
    ofProduct.set(
      gift.productId,
      before ? { ...before, quantity: before.quantity.plus(gift.quantity) } : gift,
    );
  }
  return [...ofProduct.values()];
}
