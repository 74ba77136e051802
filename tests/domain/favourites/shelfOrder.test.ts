import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shelfOrder } from '../../../src/domain/favourites/shelfOrder.ts';
import { toDecimal, ZERO } from '../../../src/domain/numbers/decimal.ts';

const CASE = { allowsFractions: false };
const METRE = { allowsFractions: true };

test.each([
  ['6', '2', CASE, '4'],
  ['6', '0', CASE, '6'],
  ['6', '6', CASE, '0'],
  ['6', '9', CASE, '0'],
  ['4', '1.5', CASE, '3'],
  ['4', '3.9', null, '1'],
  ['0.3', '0.1', METRE, '0.2'],
  ['2.5', '1.25', METRE, '1.25'],
  ['6', '', CASE, null],
  ['', '2', CASE, null],
  ['0', '2', CASE, null],
  ['6', '-1', CASE, null],
  ['6', 'some', CASE, null],
  ['some', '1', CASE, null],
])('a par level of %j with %j on the shelf, in %j, orders %j', (par, counted, unit, expected) => {
  expect(shelfOrder({ par, counted, unit })).toBe(expected);
});

const quantity = fc
  .integer({ min: 1, max: 9_999_999 })
  .map((thousandths) => (thousandths / 1_000).toFixed(3));

test('the order fills the shelf up to its par level, by less than one unit more', () => {
  fc.assert(
    fc.property(quantity, quantity, fc.constantFrom(CASE, METRE, null), (par, counted, unit) => {
      const wanted = toDecimal(par) ?? ZERO;
      const order = toDecimal(shelfOrder({ par, counted, unit })) ?? ZERO;
      const over = order.plus(counted).minus(wanted);
      expect(over.gte(ZERO)).toBe(true);
      if (wanted.lte(counted)) expect(order.eq(ZERO)).toBe(true);
      else expect(unit === METRE ? over.eq(ZERO) : over.lt(1)).toBe(true);
    }),
  );
});
