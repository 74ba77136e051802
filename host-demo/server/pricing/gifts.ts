import { type Exact, positiveOrNull, zero } from './numbers.ts';
import { holds, type Rules } from './unitPrice.ts';

/** Units of a product that come free with `q` of the line (rules: Amounts of a line, gift entries). */
export type GiftUnits = { product_id: number; quantity: Exact };

/** What the gift entries of a line give; entries that give nothing are left out. */
export const giftsOf = (rules: Rules | null, q: Exact): GiftUnits[] =>
  (rules?.gifts ?? []).flatMap((entry) => {
    const each = positiveOrNull(entry.quantity);
    if (each === null || q.lte(0)) return [];
    const step = positiveOrNull(entry.step);
    const isInRange = step === null && holds(entry, q);
    const quantity = step ? q.div(step).round(0, 0).times(each) : isInRange ? each : zero;
    return quantity.gt(0) ? [{ product_id: Number(entry.product_id), quantity }] : [];
  });

/** One entry per product, in the order in which the products first came. */
export const gathered = (gifts: readonly GiftUnits[]): GiftUnits[] => {
  const byProduct = new Map<number, Exact>();
  for (const { product_id, quantity } of gifts) {
    byProduct.set(product_id, quantity.plus(byProduct.get(product_id) ?? zero));
  }
  return [...byProduct].map(([product_id, quantity]) => ({ product_id, quantity }));
};
