import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormat } from '../../../src/domain/numbers/format.ts';
import { parseLocalNumber } from '../../../src/domain/numbers/localNumber.ts';
import { numberLocale } from '../../../src/domain/numbers/numberLocale.ts';
import { d } from '../builders.ts';

test.each([
  ['en-US', 'en', 'USD', 'en-US'],
  ['en-US', 'fr', 'USD', 'fr-US'],
  ['en_CA', 'fr', 'CAD', 'fr-CA'],
  ['fr', 'es', 'EUR', 'es-FR'],
  ['fr-CA', 'en', 'CAD', 'en-CA'],
  ['es-CO', 'es', 'COP', 'es-CO'],
  ['es-CO', 'fr', 'COP', 'fr-CO'],
  ['es-CO', 'en', 'COP', 'es-CO'],
  ['en-US', 'en', 'COP', 'es-CO'],
  ['zh-Hant-TW', 'en', 'TWD', 'en-TW'],
  ['no locale', 'fr', 'USD', 'fr-US'],
])('a company of %s has a reader of %s, who gets %4$s', (companyLocale, language, currency, expected) => {
  expect(numberLocale(companyLocale, language, currency)).toBe(expected);
});

test('a quantity is read as it is shown, for every reader of every company', () => {
  const companies = fc.constantFrom(
    ['en-US', 'USD'],
    ['fr-CA', 'CAD'],
    ['es-CO', 'COP'],
    ['es-MX', 'MXN'],
    ['de-CH', 'CHF'],
    ['pt-BR', 'BRL'],
    ['en-GB', 'GBP'],
    ['en-IN', 'INR'],
  );
  const thousandths = fc.integer({ min: 0, max: 1e10 });
  fc.assert(
    fc.property(companies, fc.constantFrom('en', 'es', 'fr'), thousandths, (company, language, value) => {
      const [companyLocale = '', currency = ''] = company;
      const format = createFormat({ companyLocale, currency, language, priceDecimals: 2 });
      const quantity = d(value).div(1000);
      expect(parseLocalNumber(format.number(quantity), format.separators)?.eq(quantity)).toBe(true);
    }),
  );
});
