import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isScannedCode } from '../../../src/domain/quickOrder/isScannedCode.ts';

test.each([
  ['8410660001033', true],
  ['04006381', true],
  ['CF-0310', true],
  ['CO1052', true],
  ['co-1052', true],
  ['12', false],
  ['1,234', false],
  ['9999999', false],
  ['2.5', false],
  ['3x12', false],
  ['2x3.5', false],
  ['2 cs', false],
  ['many', false],
  ['x12', false],
  ['CO 1052', false],
  ['½', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isScannedCode(text)).toBe(expected);
});

test('a quantity that is ordered is no code', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (quantity) => !isScannedCode(String(quantity))),
  );
});
