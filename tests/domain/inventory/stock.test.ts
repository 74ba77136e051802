import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getStock } from '../../../src/domain/inventory/stock.ts';

const facts = { isChecked: true, productId: 1, detailType: 0, skip: [], soldOut: false, warehouses: [] };
const holding = (...quantities: (string | null)[]) =>
  quantities.map((quantity, at) => ({ id: at, name: `W${at}`, quantity }));
const told = (changes: Partial<Parameters<typeof getStock>[0]>) => {
  const stock = getStock({ ...facts, ...changes });
  return stock && [stock.level, stock.quantity?.toFixed() ?? null];
};

it('is what the fullest warehouse holds', () => {
  expect(told({ warehouses: holding('75', '1240') })).toEqual(['in', '1240']);
});

it('is low below 10, and sold out at 0', () => {
  expect(told({ warehouses: holding('9', null) })).toEqual(['low', '9']);
  expect(told({ warehouses: holding('10') })).toEqual(['in', '10']);
  expect(told({ warehouses: holding('0', '-2') })).toEqual(['out', '0']);
});

it('is unknown until a warehouse answers, but for the search’s own mark', () => {
  expect(told({})).toBeNull();
  expect(told({ soldOut: true })).toEqual(['out', null]);
});

it('is not told of what is not checked', () => {
  const warehouses = holding('5');
  expect(told({ warehouses, isChecked: false })).toBeNull();
  expect(told({ warehouses, detailType: 1 })).toBeNull();
  expect(told({ warehouses, skip: [1] })).toBeNull();
});

it('what is told is what one warehouse holds, never below nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 99 }), { minLength: 1 }), (quantities) => {
      const stock = getStock({ ...facts, warehouses: holding(...quantities.map(String)) });
      expect(stock?.quantity?.toNumber()).toBe(Math.max(0, ...quantities));
      expect(stock?.level === 'out').toBe(stock?.quantity?.eq(0));
    }),
  );
});
