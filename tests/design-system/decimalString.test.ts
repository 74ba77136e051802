import { describe, expect, test } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  negate,
  parseDecimal,
  timesTen,
} from '../../src/design-system/decimalString.ts';

describe('parseDecimal', () => {
  test.each([
    ['12', '12'],
    ['2,5', '2.5'],
    ['2.50', '2.5'],
    [' 007 ', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['-1,20', '-1.2'],
    ['+3', '3'],
    ['12345678901234567890.10', '12345678901234567890.1'],
  ])('%j is %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  test.each(['', ' ', '.', '-', '1.2.3', '1,234.5', '2x3', '1e5', 'two', '１'])(
    '%j is not a number',
    (text) => expect(parseDecimal(text)).toBeNull(),
  );
});

test.each([
  ['0.1', '0.2', '0.3'],
  ['2.5', '1', '3.5'],
  ['2.5', '-2.5', '0'],
  ['1', '-1.05', '-0.05'],
  ['9007199254740993', '1', '9007199254740994'],
  ['-0.05', '-0.1', '-0.15'],
])('%s + %s = %s', (left, right, sum) => expect(addDecimals(left, right)).toBe(sum));

test.each([
  ['1', '10'],
  ['12', '120'],
  ['0.25', '2.5'],
  ['0.5', '5'],
  ['0', '0'],
])('ten times %s is %s', (value, result) => expect(timesTen(value)).toBe(result));

test('compares by value, not by digits', () => {
  expect(compareDecimals('2', '2.0')).toBe(0);
  expect(compareDecimals('10', '9.99')).toBeGreaterThan(0);
  expect(compareDecimals('-1', '0.5')).toBeLessThan(0);
});

test('negates', () => {
  expect(negate('1.5')).toBe('-1.5');
  expect(negate('-1.5')).toBe('1.5');
  expect(negate('0')).toBe('0');
});
