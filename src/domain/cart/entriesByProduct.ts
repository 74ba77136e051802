import type { CartEntry } from './cart.ts';

export function entriesByProduct(entries: readonly CartEntry[]): ReadonlyMap<number, CartEntry> {
  const found = new Map<number, CartEntry>();
  for (const entry of entries) {
    const { productId, detailType } = entry.line;
    if (detailType === null && !found.has(productId)) found.set(productId, entry);
  }
  return found;
}
