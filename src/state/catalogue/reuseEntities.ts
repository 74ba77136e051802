import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { Offer, Product } from '../../domain/catalogue/product.ts';

type Entities = { products: Map<number, Product>; offers: Map<number, Offer> };

const entities = new WeakMap<QueryClient, Entities>();

const entitiesOf = (queries: QueryClient): Entities => {
  const kept = entities.get(queries) ?? { products: new Map(), offers: new Map() };
  entities.set(queries, kept);
  return kept;
};

const reuse = <Entity>(kept: Map<number, Entity>, id: number, received: Entity): Entity => {
  const same = replaceEqualDeep(kept.get(id), received);
  kept.set(id, same);
  return same;
};

/** Reuses objects of earlier responses where nothing changed, so that rows don't rerender. */
export const reuseProducts = (queries: QueryClient, products: readonly Product[]): Product[] =>
  products.map((product) => reuse(entitiesOf(queries).products, product.id, product));

export const reuseOffers = (queries: QueryClient, offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => reuse(entitiesOf(queries).offers, offer.product.id, offer));

export const knownOffers = (queries: QueryClient, ids: readonly number[]): Offer[] =>
  ids.flatMap((id) => entitiesOf(queries).offers.get(id) ?? []);
