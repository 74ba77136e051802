import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDocumentNumber, mayBeDocumentNumber } from '../../../src/domain/history/documentNumber.ts';

describe('a typed text', () => {
  it.each([
    ['WEB-1234567', true],
    [' inv-88210 ', true],
    ['INV 88210', true],
    ['88210', true],
    ['1763900000000', true],
    ['', false],
    ['5L', false],
    ['50ml', false],
    ['5w30', false],
    ['olive oil', false],
    ['cemento 50kg', false],
    ['CO-100', false],
  ])('%j may be a number of a document: %s', (text, may) => {
    expect(mayBeDocumentNumber(text)).toBe(may);
  });

  it.each([
    ['INV-88210', 'inv 88210', true],
    ['INV-88210', '88210', true],
    ['INV-88210', 'EST-88210', false],
    ['INV-88210', '8821', false],
    ['INV-88210', '', false],
  ])('%s is %j: %s', (number, text, is) => {
    expect(isDocumentNumber(number, text)).toBe(is);
  });

  it('finds every number of the portal as it is printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (digits) => {
        const number = `WEB-${String(digits).padStart(7, '0')}`;
        expect(mayBeDocumentNumber(number) && isDocumentNumber(number, number.toLowerCase())).toBe(true);
      }),
    );
  });
});
