import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getStock } from '../../../src/domain/inventory/stock.ts';

const stockInput = { isChecked: true, productId: 1, detailType: 0, skip: [], soldOut: false, warehouses: [] };
const warehousesWith = (...quantities: (string | null)[]) =>
  quantities.map((quantity, index) => ({ id: index, name: `W${index}`, quantity }));
const describeStock = (changes: Partial<Parameters<typeof getStock>[0]>) => {
  const stock = getStock({ ...stockInput, ...changes });
  return stock && [stock.level, stock.quantity?.toFixed() ?? null];
};

it('is that of the warehouse with the most', () => {
  expect(describeStock({ warehouses: warehousesWith('75', '1240') })).toEqual(['in', '1240']);
});

it('is low below 10, and sold out at 0', () => {
  expect(describeStock({ warehouses: warehousesWith('9', null) })).toEqual(['low', '9']);
  expect(describeStock({ warehouses: warehousesWith('10') })).toEqual(['in', '10']);
  expect(describeStock({ warehouses: warehousesWith('0', '-2') })).toEqual(['out', '0']);
});

it('is unknown until it is loaded, except for the search’s sold-out flag', () => {
  expect(describeStock({})).toBeNull();
  expect(describeStock({ soldOut: true })).toEqual(['out', null]);
});

it('is none for products without a stock check', () => {
  const warehouses = warehousesWith('5');
  expect(describeStock({ warehouses, isChecked: false })).toBeNull();
  expect(describeStock({ warehouses, detailType: 1 })).toBeNull();
  expect(describeStock({ warehouses, skip: [1] })).toBeNull();
});

it('is the stock of one warehouse, never negative', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 99 }), { minLength: 1 }), (quantities) => {
      const stock = getStock({ ...stockInput, warehouses: warehousesWith(...quantities.map(String)) });
      expect(stock?.quantity?.toNumber()).toBe(Math.max(0, ...quantities));
      expect(stock?.level === 'out').toBe(stock?.quantity?.eq(0));
    }),
  );
});
