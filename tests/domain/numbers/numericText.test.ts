import { expect, test } from 'vitest';
import { numericText } from '../../../src/domain/numbers/numericText.ts';

test.each([
  [12.5, '12.5'],
  ['12.50', '12.50'],
  [' 7 ', '7'],
  ['-.5', '-.5'],
  ['1e3', '1e3'],
  ['', null],
  ['12,5', null],
  ['x', null],
  [Number.NaN, null],
  [null, null],
  [true, null],
])('%j is the numeric text %j', (value, expected) => {
  expect(numericText(value)).toBe(expected);
});
