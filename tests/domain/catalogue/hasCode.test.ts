import { expect, test } from 'vitest';
import { hasCode } from '../../../src/domain/catalogue/hasCode.ts';

const tin = { code: 'CO-1052', barcode: '8410660001033', ean: '', manufacturerPart: 'CAS56-1002' };

test.each([
  ['CO-1052', true],
  [' co-1052 ', true],
  ['8410660001033', true],
  ['cas56-1002', true],
  ['CO-105', false],
  ['olive', false],
  ['', false],
])('%j is a code of the product: %s', (text, expected) => {
  expect(hasCode(tin, text)).toBe(expected);
});
