import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPrint, printable } from '../../../../host-demo/server/pdf/print.ts';

test.each([
  ['Crème brûlée, niño, Straße, œuf, 5 €', 'Crème brûlée, niño, Straße, œuf, 5 €'],
  ['1\u202f234,50\u00a0$', '1 234,50 $'],
  ['−3', '–3'],
  ['Żółw, Dvořák, İzmir', 'Zólw, Dvorák, Izmir'],
  ['e\u0301te\u0301', 'été'],
  ['Αθήνα', '?????'],
  ['a\u200bb\u0007c', 'abc'],
  ['one\ntwo', 'one\ntwo'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('whatever the text, the standard fonts hold what is printed', () => {
  const windows = new TextDecoder('windows-1252');
  const held = new Set([...windows.decode(Uint8Array.from({ length: 256 }, (_, at) => at)), '\n']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const sign of printable(text)) expect(held).toContain(sign);
    }),
  );
});

test.each([
  ['en-US', 'USD', 'en', 'LETTER', '$1,234.50', '1,234.50', 'November 3, 2026', 'United States'],
  ['es-CO', 'COP', 'es', 'LETTER', '$ 1.234,50', '1.234,50', '3 de noviembre de 2026', 'Estados Unidos'],
  ['fr-CA', 'CAD', 'fr', 'LETTER', '1 234,50 $', '1 234,50', '3 novembre 2026', 'États-Unis'],
  ['de_DE', 'EUR', 'en', 'A4', '1.234,50 €', '1.234,50', 'November 3, 2026', 'United States'],
] as const)('%s: figures by the company, dates and countries by the reader', (...row) => {
  const [locale_code, currency_code, language, paper, money, amount, date, country] = row;
  const print = createPrint({ locale_code, currency_code }, 2, language);
  expect([
    print.paper,
    print.money('1234.5'),
    print.amount('1234.5'),
    print.date('2026-11-03'),
    print.country('US'),
  ]).toEqual([paper, money, amount, date, country]);
  expect([print.date(null), print.country('Narnia')]).toEqual(['', 'Narnia']);
});

test('a locale or currency that is none costs nobody their document', () => {
  const print = createPrint({ locale_code: 'not a locale', currency_code: '?' }, 0, 'en');
  expect([print.money('-2'), print.price('2.4')]).toEqual(['–$2.00', '2']);
});
