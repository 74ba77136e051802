import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseWarehouse, type WarehouseInput } from '../../../src/domain/inventory/warehouse.ts';
import { toDecimal } from '../../../src/domain/numbers/decimal.ts';
import { d } from '../builders.ts';

const NORTH = { id: 1, name: 'North', quantity: '24' };
const MAIN = { id: 2, name: 'Main (DEFAULT)', quantity: 12 };
const EMPTY = { id: 3, name: 'Default', quantity: null };

const cases: [string, Partial<WarehouseInput>, number | string | null][] = [
  ['the default with enough', { q: d(12), warehouses: [EMPTY, NORTH, MAIN] }, 2],
  ['else the first with enough', { q: d(24), warehouses: [EMPTY, MAIN, NORTH] }, 1],
  ['none with enough', { q: d('24.5'), warehouses: [NORTH, MAIN, EMPTY] }, 'No 24.5'],
  ['no warehouse', { warehouses: [] }, 'No 1'],
  ['unchecked: the default', { isChecked: false, q: d(99), warehouses: [NORTH, EMPTY, MAIN] }, 3],
  ['unchecked: the first', { isChecked: false, q: d(99), warehouses: [NORTH] }, 1],
  ['unchecked: none', { isChecked: false, warehouses: [] }, null],
  ['a bundle is not checked', { detailType: 1, q: d(99), warehouses: [NORTH] }, 1],
  ['a skipped product is not checked', { skip: [7], q: d(99), warehouses: [NORTH] }, 1],
];

test.each(cases)('%s', (_name, changes, expected) => {
  const chosen = chooseWarehouse({
    isChecked: true,
    productId: 7,
    detailType: 0,
    skip: [],
    q: d(1),
    warehouses: [NORTH],
    ...changes,
  });
  expect(chosen.ok ? chosen.warehouseId : `No ${chosen.quantity}`).toBe(expected);
});

test('the chosen warehouse has enough if the stock is checked', () => {
  const stockQuantity = fc.option(fc.oneof(fc.integer({ min: -5, max: 50 }), fc.string()), { nil: null });
  fc.assert(
    fc.property(fc.array(stockQuantity), fc.integer({ min: 1, max: 60 }), (quantities, asked) => {
      const warehouses = quantities.map((quantity, id) => ({ id, name: `W${id}`, quantity }));
      const stock = { isChecked: true, productId: 1, detailType: 0, skip: [] };
      const chosen = chooseWarehouse({ ...stock, q: d(asked), warehouses });
      const hasEnough = (quantity: unknown) => toDecimal(quantity)?.gte(asked) === true;
      expect(chosen.ok).toBe(quantities.some(hasEnough));
      if (chosen.ok)
        expect(hasEnough(warehouses.find(({ id }) => id === chosen.warehouseId)?.quantity)).toBe(true);
    }),
  );
});
