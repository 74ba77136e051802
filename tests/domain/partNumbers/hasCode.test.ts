import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasCode } from '../../../src/domain/partNumbers/hasCode.ts';
import { toPartNumbers } from '../../../src/domain/partNumbers/toPartNumbers.ts';

const numbers = toPartNumbers([
  { number: 'CB-77', productId: 52 },
  { number: 'CB-78', productId: 53 },
]);
const tin = { id: 52, code: 'CO-1052', barcode: '8410660001033', ean: '', manufacturerPart: 'CAS56-1002' };

test.each([
  ['CO-1052', true],
  [' co-1052 ', true],
  ['8410660001033', true],
  ['cas56-1002', true],
  ['CB-77', true],
  ['cb 77', true],
  ['CB-78', false],
  ['CB-7', false],
  ['--', false],
  ['CO-105', false],
  ['olive', false],
  ['', false],
])('%j is a code of the product: %s', (text, expected) => {
  expect(hasCode(tin, text, numbers)).toBe(expected);
});

test('an own number, in any case and with other punctuation, is a code of its product and of no other', () => {
  const number = fc.stringMatching(/^[A-Z]{2}-\d{2,5}X$/);
  const written = fc.constantFrom(
    (text: string) => text.toLowerCase(),
    (text: string) => ` ${text} `,
    (text: string) => text.replace('-', ' '),
  );
  fc.assert(
    fc.property(number, written, (own, write) => {
      const kept = toPartNumbers([{ number: own, productId: 52 }]);
      expect(hasCode(tin, write(own), kept)).toBe(true);
      expect(hasCode({ ...tin, id: 53 }, write(own), kept)).toBe(false);
    }),
  );
});
