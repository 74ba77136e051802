import type { ProductSeed } from '../types.ts';
import type { Catalogue } from './catalogue.ts';
import { makeProducts } from './products.ts';
import type { Random } from './random.ts';

/** Only the first products are used, so that histories don't depend on the size of the catalogue. */
const WELL_KNOWN = 240;

export function wellKnownProducts(catalogue: Catalogue): ProductSeed[] {
  return [...makeProducts(catalogue, WELL_KNOWN)].filter(
    ({ product }) =>
      !product.hidden && !product.disabled && !product.is_discount && product.detail_type === 0,
  );
}

export function pickProducts(products: readonly ProductSeed[], count: number, random: Random): ProductSeed[] {
  const indexes = new Set<number>();
  while (indexes.size < Math.min(count, products.length)) indexes.add(random.whole(0, products.length - 1));
  return [...indexes].sort((one, other) => one - other).flatMap((index) => products[index] ?? []);
}
