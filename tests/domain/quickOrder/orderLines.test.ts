import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCodeCell, isLetteredCode, splitCodeAndName } from '../../../src/domain/quickOrder/codeToken.ts';
import { isOrderless } from '../../../src/domain/quickOrder/orderlessLine.ts';

test.each([
  ['Subtotal', true],
  ['Sous-total', true],
  ['TOTAL HT', true],
  ['Totales', true],
  ['IVA 21 %', true],
  ['Sales tax', true],
  ['Suma y sigue', true],
  ['Página 1 de 3', true],
  ['Page 2 of 2', true],
  ['1/2', true],
  ['https://shop.example.com/basket', true],
  ['Totally tropical juice 1 L', false],
  ['Olive oil', false],
  ['CO-1001', false],
  ['12', false],
])('“%s” orders nothing: %s', (cell, expected) => {
  expect(isOrderless(cell)).toBe(expected);
});

test.each([
  ['CO-1001 - Olive oil 1 L', 'CO-1001', 'Olive oil 1 L'],
  ['CO-1001 Huile', 'CO-1001', 'Huile'],
  ['8410660001019 Aceite', '8410660001019', 'Aceite'],
  ['3 CO-1001', 'CO-1001', ''],
])('“%s” is a code and words', (cell, code, name) => {
  expect(splitCodeAndName(cell)).toEqual({ code, name });
});

test.each(['CO-1001', 'co 1001', 'CO-1001 A', 'Olive oil 1 L', '500 g of salt', ''])(
  '“%s” is not',
  (cell) => {
    expect(splitCodeAndName(cell)).toBeNull();
  },
);

test.each([
  ['CO-1001', true, true],
  ['co1001', true, true],
  ['8410660001019', false, true],
  ['555-0142', false, true],
  ['500 g', false, false],
  ['co 1001', false, true],
  ['Entregar antes de las 10:00', false, false],
])('“%s” has letters: %s, is a code: %s', (cell, isLettered, isCode) => {
  expect([isLetteredCode(cell), isCodeCell(cell)]).toEqual([isLettered, isCode]);
});

test('a code with words keeps its code', () => {
  const code = fc.stringMatching(/^[A-Z]{2}-\d{3,5}$/);
  const name = fc.stringMatching(/^[A-Z][a-z]{3,8}( [a-z]{1,6}){0,3}$/);
  fc.assert(
    fc.property(code, name, (written, words) => {
      expect(splitCodeAndName(`${written} ${words}`)).toEqual({ code: written, name: words });
    }),
  );
});
