import { sumGifts } from '../pricing/rules/gifts.ts';
import type { Gift, LinePrice } from '../pricing/types.ts';

/** The gift lines that follow from the prices of the lines: one a product, the same product summed, price 0. */
export function giftLines(prices: Iterable<LinePrice>): Gift[] {
  const gifts: Gift[] = [];
  for (const price of prices) if (price.ok) gifts.push(...price.gifts);
  return sumGifts(gifts);
}
