import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownOffers, reuseOffers, reuseProducts } from '../../../src/state/catalogue/reuseEntities.ts';
import { aProduct } from '../../support/builders.ts';

const anOffer = (id: number, defaultPrice = '10') => ({
  product: aProduct({ id }),
  price: { defaultPrice },
  rules: null,
  units: [],
  warehouses: [],
});

it('returns the former object if nothing changed, and a new one otherwise', () => {
  const queries = new QueryClient();
  const [one, two] = reuseProducts(queries, [aProduct({ id: 1 }), aProduct({ id: 2 })]);
  const again = reuseProducts(queries, [aProduct({ id: 2, soldOut: true }), aProduct({ id: 1 })]);
  expect(again[1]).toBe(one);
  expect(again[0]).not.toBe(two);
  expect(again[0]).toEqual(aProduct({ id: 2, soldOut: true }));
});

it('returns the last loaded data of a product, and nothing for other products', () => {
  const queries = new QueryClient();
  const [first] = reuseOffers(queries, [anOffer(1)]);
  expect(reuseOffers(queries, [anOffer(1)])[0]).toBe(first);
  reuseOffers(queries, [anOffer(1, '12')]);
  expect(knownOffers(queries, [2, 1])).toEqual([anOffer(1, '12')]);
});

it('tells one customer nothing of another', () => {
  reuseOffers(new QueryClient(), [anOffer(1)]);
  expect(knownOffers(new QueryClient(), [1])).toEqual([]);
});
