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
])('%j holds the number %j', (value, expected) => {
  expect(settingNumber(value)).toBe(expected);
});
