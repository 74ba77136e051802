import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownOffers, sameOffers, sameProducts } from '../../../src/state/catalogue/sameAsBefore.ts';
import { aProduct } from '../../support/builders.ts';

const anOffer = (id: number, defaultPrice = '10') => ({
  product: aProduct({ id }),
  price: { defaultPrice },
  rules: null,
  units: [],
  warehouses: [],
});

it('answers with the object of before where nothing changed, with a new one where something did', () => {
  const queries = new QueryClient();
  const [one, two] = sameProducts(queries, [aProduct({ id: 1 }), aProduct({ id: 2 })]);
  const again = sameProducts(queries, [aProduct({ id: 2, soldOut: true }), aProduct({ id: 1 })]);
  expect(again[1]).toBe(one);
  expect(again[0]).not.toBe(two);
  expect(again[0]).toEqual(aProduct({ id: 2, soldOut: true }));
});

it('knows what was told last of a product, and nothing of who was never asked of', () => {
  const queries = new QueryClient();
  const [first] = sameOffers(queries, [anOffer(1)]);
  expect(sameOffers(queries, [anOffer(1)])[0]).toBe(first);
  sameOffers(queries, [anOffer(1, '12')]);
  expect(knownOffers(queries, [2, 1])).toEqual([anOffer(1, '12')]);
});

it('tells one customer nothing of another', () => {
  sameOffers(new QueryClient(), [anOffer(1)]);
  expect(knownOffers(new QueryClient(), [1])).toEqual([]);
});
