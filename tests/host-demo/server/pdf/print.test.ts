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

test('every printed text has only characters of the standard fonts', () => {
  const decoder = new TextDecoder('windows-1252');
  const supportedCharacters = new Set([
    ...decoder.decode(Uint8Array.from({ length: 256 }, (_, index) => index)),
    '\n',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const sign of printable(text)) expect(supportedCharacters).toContain(sign);
    }),
  );
});

test.each([
  ['en-US', 'USD', 'en', 'LETTER', '$1,234.50', '1,234.50', 'November 3, 2026', 'United States'],
  ['es-CO', 'COP', 'es', 'LETTER', '$ 1.235', '1.235', '3 de noviembre de 2026', 'Estados Unidos'],
  ['es-CO', 'COP', 'en', 'LETTER', '$ 1.235', '1.235', 'November 3, 2026', 'United States'],
  ['en-US', 'USD', 'fr', 'LETTER', '1 234,50 $', '1 234,50', '3 novembre 2026', 'États-Unis'],
  ['fr-CA', 'CAD', 'fr', 'LETTER', '1 234,50 $', '1 234,50', '3 novembre 2026', 'États-Unis'],
  ['de_DE', 'EUR', 'fr', 'A4', '1 234,50 €', '1 234,50', '3 novembre 2026', 'États-Unis'],
] as const)(
  '%s, %s in %s: numbers, dates and countries are the reader’s, in the company’s region and currency',
  (...row) => {
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
  },
);

test('pesos are printed whole, rounded half away from zero, and what isn’t 0 is never printed as 0', () => {
  const print = createPrint({ locale_code: 'es-CO', currency_code: 'cop' }, 2, 'es');
  expect(['587412.5', '-587412.5', '0.49', '0', '-0.01'].map(print.amount)).toEqual([
    '587.413',
    '–587.413',
    '0,49',
    '0',
    '–0,01',
  ]);
  expect(['0.61', '1200.00', '1200.5'].map(print.price)).toEqual(['0,61', '1.200', '1.200,50']);
});

test('an invalid locale or currency doesn’t prevent the document', () => {
  const print = createPrint({ locale_code: 'not a locale', currency_code: '?' }, 0, 'en');
  expect([print.money('-2'), print.price('2.4')]).toEqual(['–$2.00', '2']);
});
