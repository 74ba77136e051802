import { describe, expect, it, test } from 'vitest';
import { createFormat } from '../../../src/domain/numbers/format.ts';

const dollars = createFormat({ companyLocale: 'en-US', language: 'en', currency: 'USD', priceDecimals: 2 });
const pesos = createFormat({ companyLocale: 'es-CO', language: 'es', currency: 'COP', priceDecimals: 0 });
/** Without PORTAL_PRICE_DECIMALS. */
const pesosWithDecimals = createFormat({
  companyLocale: 'es-CO',
  language: 'es',
  currency: 'COP',
  priceDecimals: 2,
});
const canadian = createFormat({ companyLocale: 'fr-CA', language: 'fr', currency: 'CAD', priceDecimals: 2 });

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an amount has two decimals and a unit price the company’s, pesos have none', () => {
  test.each([
    [dollars, '1234.5', '$1,234.50', '$1,234.50'],
    [dollars, '0', '$0.00', '$0.00'],
    [pesos, '85554', '$ 85.554', '$ 85.554'],
    [pesos, '16255.26', '$ 16.255', '$ 16.255'],
    [pesos, '16255.5', '$ 16.256', '$ 16.256'],
    [pesos, '0', '$ 0', '$ 0'],
    [pesosWithDecimals, '4116', '$ 4.116', '$ 4.116'],
    [pesosWithDecimals, '16.5', '$ 17', '$ 16,50'],
    [canadian, '12.4', '12,40 $', '12,40 $'],
  ])('%#', (format, value, amount, price) => {
    expect(withPlainSpaces(format.money(value))).toBe(amount);
    expect(withPlainSpaces(format.price(value))).toBe(price);
  });
});

it('uses the same minus sign everywhere', () => {
  expect(dollars.money('-0.46')).toBe('−$0.46');
  expect(withPlainSpaces(pesos.price('-460'))).toBe('−$ 460');
  expect(withPlainSpaces(canadian.money('-0.46'))).toBe('−0,46 $');
  expect(dollars.number('-2.5')).toBe('−2.5');
});

it('formats an invalid number as empty', () => {
  expect([dollars.money(null), dollars.price(''), dollars.number('n/a')]).toEqual(['', '', '']);
});

it('formats an invalid date and an extremely large number as empty', () => {
  expect([dollars.date('2026-13-45'), dollars.date('soon'), dollars.date(null)]).toEqual(['', '', '']);
  expect([dollars.money('1e999'), dollars.price('9'.repeat(40)), dollars.number(1e300)]).toEqual([
    '',
    '',
    '',
  ]);
});

it('uses US formats if the company’s locale or currency is invalid', () => {
  const createOddFormat = (companyLocale: string, currency: string) =>
    createFormat({ companyLocale, currency, language: 'en', priceDecimals: 2 });
  expect(createOddFormat('en_US', 'USD').money('1234.5')).toBe('$1,234.50');
  expect(createOddFormat('!', 'dollars').money('1234.5')).toBe('$1,234.50');
  expect(withPlainSpaces(createOddFormat('es_CO', 'COP').money('1234.5'))).toBe('$ 1.235');
});

describe('every number of a screen has the reader’s separators, and pesos a decimal comma', () => {
  test.each([
    ['en-US', 'USD', 'en', '1,240.5', '$1,240.50'],
    ['en-US', 'USD', 'es', '1,240.5', '$1,240.50'],
    ['en-US', 'USD', 'fr', '1 240,5', '1 240,50 $'],
    ['fr-CA', 'CAD', 'fr', '1 240,5', '1 240,50 $'],
    ['fr-CA', 'CAD', 'en', '1,240.5', '$1,240.50'],
    ['fr-CA', 'CAD', 'es', '1240,5', '1240,50 $'],
    ['es-CO', 'COP', 'es', '1.240,5', '$ 1.241'],
    ['es-CO', 'COP', 'fr', '1 240,5', '1 241 $'],
    ['es-CO', 'COP', 'en', '1.240,5', '$ 1.241'],
    ['en_GB', 'GBP', 'en', '1,240.5', '£1,240.50'],
  ])('%s in %s for a reader of %s', (companyLocale, currency, language, number, money) => {
    const format = createFormat({ companyLocale, language, currency, priceDecimals: 2 });
    expect([format.number('1240.5'), format.money('1240.5')].map(withPlainSpaces)).toEqual([number, money]);
  });
});
