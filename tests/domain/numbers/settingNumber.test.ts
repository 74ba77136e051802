import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingNumber } from '../../../src/domain/numbers/settingNumber.ts';

test.each([
  [2, 2],
  ['2', 2],
  [' 2.0 ', 2],
  ['', null],
  ['  ', null],
  ['two', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [true, null],
  [null, null],
  [undefined, null],
])('%j contains the number %j', (value, expected) => {
  expect(settingNumber(value)).toBe(expected);
});

test('is small and finite, or null', () => {
  expect([settingNumber(1e6), settingNumber('1e7'), settingNumber(-2e6)]).toEqual([1e6, null, null]);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const number = settingNumber(value);
      expect(number === null || Math.abs(number) <= 1e6).toBe(true);
    }),
  );
});
