import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParLevel } from '../../../src/domain/favourites/parLevel.ts';
import { type ShelfCounts, shelfOrders } from '../../../src/domain/favourites/shelfOrders.ts';

const EACH = { code: 'EA', name: 'Each', factor: '1' };
const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
const OFFERS = new Map([[1, { units: [EACH, CASE] }]]);

const par = (quantity: string, unit = 'CS', factor = '12'): ParLevel => ({
  quantity,
  unit,
  factor,
  size: '',
});
const ordered = (quantity: string, unit = 'CS', factor = '12') => ({
  1: { quantity, unit, factor, size: '' },
});

const CASES: readonly [string, Record<number, ParLevel>, ShelfCounts, object][] = [
  ['what is missing', { 1: par('6') }, { 1: '2' }, ordered('4')],
  ['whole cases', { 1: par('6') }, { 1: '2.5' }, ordered('4')],
  ['in single pieces', { 1: par('6', 'EA', '1') }, { 1: '2' }, ordered('4', 'EA', '1')],
  ['nothing of a full shelf', { 1: par('6') }, { 1: '6' }, {}],
  ['nothing of one with more', { 1: par('6') }, { 1: '8' }, {}],
  ['all of an empty one', { 1: par('6') }, { 1: '0' }, ordered('6')],
  ['nothing before it is counted', { 1: par('6') }, {}, {}],
  ['nothing without a par level', {}, { 1: '2' }, {}],
  ['nothing of a product that is no longer sold', { 2: par('6') }, { 2: '2' }, {}],
];

test.each(CASES)('a shelf orders %s', (_, levels, counts, expected) => {
  expect(shelfOrders(levels, counts, OFFERS)).toEqual(expected);
});

test('only counted products below their par level are ordered, each more than nothing', () => {
  const products = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.nat({ max: 50 }).map(String));
  fc.assert(
    fc.property(products, products, (wanted, counted) => {
      const levels = Object.fromEntries(
        Object.entries(wanted)
          .filter(([, quantity]) => quantity !== '0')
          .map(([id, quantity]) => [id, par(quantity)]),
      );
      const offers = new Map([1, 2, 3].map((id) => [id, { units: [EACH, CASE] }]));
      const orders = shelfOrders(levels, counted, offers);
      const below = Object.keys(levels).filter((id) => Number(counted[id] ?? 'NaN') < Number(wanted[id]));
      expect(Object.keys(orders)).toEqual(below);
      for (const order of Object.values(orders)) expect(Number(order.quantity)).toBeGreaterThan(0);
    }),
  );
});
