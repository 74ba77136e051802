import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { Offer, Product } from '../../domain/catalogue/product.ts';

type Kept = { products: Map<number, Product>; offers: Map<number, Offer> };

const keptOf = new WeakMap<QueryClient, Kept>();

const keptBy = (queries: QueryClient): Kept => {
  const kept = keptOf.get(queries) ?? { products: new Map(), offers: new Map() };
  keptOf.set(queries, kept);
  return kept;
};

const sameIn = <Thing>(kept: Map<number, Thing>, id: number, told: Thing): Thing => {
  const same = replaceEqualDeep(kept.get(id), told);
  kept.set(id, same);
  return same;
};

/** Reuses objects of earlier responses where nothing changed, so that rows don't rerender. */
export const sameProducts = (queries: QueryClient, products: readonly Product[]): Product[] =>
  products.map((product) => sameIn(keptBy(queries).products, product.id, product));

export const sameOffers = (queries: QueryClient, offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => sameIn(keptBy(queries).offers, offer.product.id, offer));

/** The last known offers of these products. */
export const knownOffers = (queries: QueryClient, ids: readonly number[]): Offer[] =>
  ids.flatMap((id) => keptBy(queries).offers.get(id) ?? []);
