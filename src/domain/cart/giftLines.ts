import { sumGifts } from '../pricing/rules/gifts.ts';
import type { Gift, LinePrice } from '../pricing/types.ts';

export function giftLines(prices: Iterable<LinePrice>): Gift[] {
  const gifts: Gift[] = [];
  for (const price of prices) if (price.ok) gifts.push(...price.gifts);
  return sumGifts(gifts);
}
