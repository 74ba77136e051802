import type { ProductSeed } from '../types.ts';
import type { Catalogue } from './catalogue.ts';
import { makeProducts } from './products.ts';
import type { Random } from './random.ts';

/** Only the first products are used, so that histories don't depend on the size of the catalogue. */
const WELL_KNOWN = 240;

/** The well-known products that are for sale. */
export function shelfOf(catalogue: Catalogue): ProductSeed[] {
  return [...makeProducts(catalogue, WELL_KNOWN)].filter(
    ({ product }) =>
      !product.hidden && !product.disabled && !product.is_discount && product.detail_type === 0,
  );
}

/** `count` different products, in order. */
export function someOf(shelf: readonly ProductSeed[], count: number, random: Random): ProductSeed[] {
  const places = new Set<number>();
  while (places.size < Math.min(count, shelf.length)) places.add(random.whole(0, shelf.length - 1));
  return [...places].sort((one, other) => one - other).flatMap((place) => shelf[place] ?? []);
}
