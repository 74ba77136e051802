import fc from 'fast-check';
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

test.each([
  ['1e21', '1e21'],
  ['1.1e21', null],
  [Number.MAX_VALUE, null],
  ['9'.repeat(400), null],
  [`0.${'3'.repeat(41)}`, `0.${'3'.repeat(40)}`],
])('%j, which is extremely long or large, is %j', (value, expected) => {
  expect(numericText(value)).toBe(expected);
});

test('the result is numeric and stays the same when converted again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string(), fc.anything()), (value) => {
      const text = numericText(value);
      if (text === null) return;
      expect(Number.isFinite(Number(text))).toBe(true);
      expect(numericText(text)).toBe(text);
    }),
  );
});
