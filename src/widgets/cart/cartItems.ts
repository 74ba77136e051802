import type { CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { PricedCart, PricedCartLine } from '../../domain/cart/priceCart.ts';
import type { Gift } from '../../domain/pricing/types.ts';

/** A line, or a gift below the first line that gives it. */
export type CartItem =
  | ({ kind: 'line'; key: string } & PricedCartLine)
  | { kind: 'gift'; key: string; gift: Gift; from: CartLine };

/** `entries` and the priced lines must be the same lines. */
export const cartItems = (
  entries: readonly CartEntry[],
  lines: PricedCart['lines'],
  gifts: readonly Gift[],
): CartItem[] => {
  const waiting = new Map(gifts.map((gift) => [gift.productId, gift]));
  const items: CartItem[] = [];
  for (const [at, { key }] of entries.entries()) {
    const priced = lines[at];
    if (!priced) continue;
    const { line, price } = priced;
    items.push({ kind: 'line', key, ...priced });
    for (const { productId } of price.ok ? price.gifts : []) {
      const gift = waiting.get(productId);
      if (gift) items.push({ kind: 'gift', key: `gift ${productId}`, gift, from: line });
      waiting.delete(productId);
    }
  }
  return items;
};
