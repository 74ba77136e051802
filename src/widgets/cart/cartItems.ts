import type { CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { PricedCart, PricedCartLine } from '../../domain/cart/priceCart.ts';
import type { Gift } from '../../domain/pricing/types.ts';

/** A gift is below the first line that gives it. */
export type CartItem =
  | ({ kind: 'line'; key: string } & PricedCartLine)
  | { kind: 'gift'; key: string; gift: Gift; sourceLine: CartLine };

const GIFT = 'gift ';

export const isGiftKey = (key: string): boolean => key.startsWith(GIFT);

/** `lines` are the priced `entries`, in the same order. */
export const cartItems = (
  entries: readonly CartEntry[],
  lines: PricedCart['lines'],
  gifts: readonly Gift[],
): CartItem[] => {
  const remainingGifts = new Map(gifts.map((gift) => [gift.productId, gift]));
  const items: CartItem[] = [];
  for (const [index, { key }] of entries.entries()) {
    const priced = lines[index];
    if (!priced) continue;
    const { line, price } = priced;
    items.push({ kind: 'line', key, ...priced });
    for (const { productId } of price.ok ? price.gifts : []) {
      const gift = remainingGifts.get(productId);
      if (gift) items.push({ kind: 'gift', key: GIFT + productId, gift, sourceLine: line });
      remainingGifts.delete(productId);
    }
  }
  return items;
};
