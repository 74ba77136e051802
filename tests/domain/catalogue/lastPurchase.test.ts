import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LastPurchase, usualOrder } from '../../../src/domain/catalogue/lastPurchase.ts';
import { toDecimal } from '../../../src/domain/numbers/decimal.ts';

const EACH = { code: 'EA', name: 'Each', factor: 1 };
const CASE = { code: 'CS12', name: 'Case of 12', factor: '12' };
const bought = (unitCode: string, quantity = '2'): LastPurchase => ({
  quantity,
  unitCode,
  unit: unitCode,
  date: '2026-10-25',
});
const stock = (quantity: string) => ({ quantity: toDecimal(quantity) });

it.each([
  ['cases', bought('CS12'), [EACH, CASE], null, { quantity: '2', unit: CASE }],
  ['pieces, where a case comes first', bought('EA'), [CASE, EACH], null, { quantity: '2', unit: EACH }],
  ['single pieces without a unit', bought(''), [CASE, EACH], null, { quantity: '2', unit: EACH }],
  ['single pieces of a product without units', bought(''), [], null, { quantity: '2', unit: null }],
  ['what is sold in units that aren’t known yet', bought('CS12'), null, null, { quantity: '2', unit: null }],
  ['as many cases as are in stock', bought('CS12'), [CASE], stock('24'), { quantity: '2', unit: CASE }],
  ['more cases than are in stock', bought('CS12'), [CASE], stock('23'), { quantity: '1', unit: CASE }],
  ['more pieces than are in stock', bought('', '5'), [], stock('4'), { quantity: '1', unit: null }],
  ['part of a unit', bought('EA', '2.5'), [EACH], null, { quantity: '2.5', unit: EACH }],
  ['a unit that is no longer sold', bought('CS24'), [EACH, CASE], null, undefined],
  ['a unit of a product that has none now', bought('CS24'), [], null, undefined],
  ['single pieces that are no longer sold', bought(''), [CASE], null, undefined],
  ['a quantity that can’t be read', bought('EA', 'some'), [EACH], null, undefined],
  ['nothing', undefined, [EACH, CASE], null, undefined],
])('what is proposed after buying %s', (_, purchase, units, inStock, order) => {
  expect(usualOrder(purchase, units, inStock)).toEqual(order);
});

it.each([
  ['a unit by its name', 'Case of 12', [EACH, CASE], { quantity: '2', unit: CASE }],
  ['a name that no unit has now', 'Case of 24', [EACH, CASE], undefined],
  ['a name, of a product without units', 'Case of 24', [], undefined],
  ['no unit', '', [CASE, EACH], { quantity: '2', unit: EACH }],
])('without a code: %s', (_, unit, units, order) => {
  expect(usualOrder({ quantity: '2', unit }, units, null)).toEqual(order);
});

it('is in one of the units in which the product is sold, and never more than is in stock, unless that is less than one', () => {
  const unit = fc.record({ code: fc.string(), name: fc.string(), factor: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(unit, { minLength: 1 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 5_000 }),
      (code, units, quantity, inStock) => {
        const order = usualOrder(bought(code, String(quantity)), units, stock(String(inStock)));
        if (!order) return;
        expect(units).toContain(order.unit);
        const pieces = Number(order.quantity) * Number(order.unit?.factor);
        expect(pieces <= inStock || order.quantity === '1').toBe(true);
      },
    ),
  );
});
