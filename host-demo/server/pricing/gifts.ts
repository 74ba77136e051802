import { type Exact, positiveOrNull, zero } from './numbers.ts';
import { isInRange, type Rules } from './unitPrice.ts';

/** Free base units of a product (rules: Gifts). */
export type GiftUnits = { product_id: number; quantity: Exact };

export const giftsOf = (rules: Rules | null, q: Exact): GiftUnits[] =>
  (rules?.gifts ?? []).flatMap((entry) => {
    const each = positiveOrNull(entry.quantity);
    if (each === null || q.lte(0)) return [];
    const step = positiveOrNull(entry.step);
    const isGiven = step === null && isInRange(entry, q);
    const quantity = step ? q.div(step).round(0, 0).times(each) : isGiven ? each : zero;
    return quantity.gt(0) ? [{ product_id: Number(entry.product_id), quantity }] : [];
  });

export const combineGifts = (gifts: readonly GiftUnits[]): GiftUnits[] => {
  const byProduct = new Map<number, Exact>();
  for (const { product_id, quantity } of gifts) {
    byProduct.set(product_id, quantity.plus(byProduct.get(product_id) ?? zero));
  }
  return [...byProduct].map(([product_id, quantity]) => ({ product_id, quantity }));
};
