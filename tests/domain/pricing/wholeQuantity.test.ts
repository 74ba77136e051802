import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '../../../src/domain/numbers/decimal.ts';
import { fitsUnit, isTooLarge, roundUpToUnit } from '../../../src/domain/pricing/wholeQuantity.ts';
import { decimals } from '../arbitraries.ts';
import { d } from '../builders.ts';

const TIN = { allowsFractions: false };
const OLD_CASE = {};
const KILO = { allowsFractions: true };

test.each([
  ['0.4 of a tin', '0.4', TIN, false, '1'],
  ['2.5 cases without the flag', '2.5', OLD_CASE, false, '3'],
  ['1.5 pieces', 1.5, null, false, '2'],
  ['3 tins', '3', TIN, true, '3'],
  ['3.0 tins', '3.0', TIN, true, '3'],
  ['1e3 pieces', '1e3', null, true, '1000'],
  ['0.4 kg', '0.4', KILO, true, '0.4'],
  ['no pieces', '0', null, true, '0'],
])('%s', (_name, quantity, unit, isAllowed, rounded) => {
  expect(fitsUnit(quantity, unit)).toBe(isAllowed);
  expect(roundUpToUnit(toDecimal(quantity) ?? d('-1'), unit).toFixed()).toBe(rounded);
});

test.each([
  ['0', false],
  ['999999999.5', false],
  ['1000000000', false],
  ['1000000000.1', true],
  ['8410660001033', true],
])('%s is too large: %s', (quantity, expected) => {
  expect(isTooLarge(d(quantity))).toBe(expected);
});

test.each(['', 'abc', null, undefined, Number.NaN])('%o is no quantity of any unit', (quantity) => {
  expect(fitsUnit(quantity, KILO)).toBe(false);
});

test('what is rounded up fits its unit, and is less than 1 more', () => {
  fc.assert(
    fc.property(decimals(0, 9_000), fc.constantFrom(TIN, OLD_CASE, KILO, null), (quantity, unit) => {
      const rounded = roundUpToUnit(quantity, unit);
      expect(fitsUnit(rounded.toFixed(), unit)).toBe(true);
      expect(isTooLarge(quantity)).toBe(false);
      expect(rounded.gte(quantity) && rounded.minus(1).lt(quantity)).toBe(true);
    }),
  );
});
