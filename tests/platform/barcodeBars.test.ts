import { expect, test } from 'vitest';
import { barcodeBars } from '../../src/platform/barcodeBars.ts';

/** 4 as the first digit stands in the parities LGLLGG of the left half. */
const EAN = [
  '101',
  ...['0001101', '0100111', '0101111', '0111101', '0001001', '0110011'],
  '01010',
  ...['1000010', '1000010', '1000010', '1110100', '1000010', '1100110'],
  '101',
].join('');

test('an EAN-13 has 95 modules, as its specification draws them', () => {
  expect(barcodeBars('4006381333931', 'EAN13')).toBe(EAN);
});

test('a code begins and ends as Code 128 does', () => {
  expect(barcodeBars('OIL-1', 'CODE128')).toMatch(/^11010010000[01]+1100011101011$/);
});
