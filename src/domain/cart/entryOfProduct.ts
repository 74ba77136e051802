import type { CartEntry } from './cart.ts';

const remembered = new WeakMap<readonly CartEntry[], ReadonlyMap<number, CartEntry>>();

const firstOfEach = (entries: readonly CartEntry[]): ReadonlyMap<number, CartEntry> => {
  const found = new Map<number, CartEntry>();
  for (const entry of entries) {
    const { productId, detailType } = entry.line;
    if (detailType === null && !found.has(productId)) found.set(productId, entry);
  }
  return found;
};

/**
 * The first line of a product that the customer put in; null without one. Every row of the store asks, so the answers for a
 * cart are found in one go and remembered for as long as its entries are the same.
 */
export function entryOfProduct(entries: readonly CartEntry[], productId: number): CartEntry | null {
  const known = remembered.get(entries) ?? firstOfEach(entries);
  remembered.set(entries, known);
  return known.get(productId) ?? null;
}
