import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../../src/domain/numbers/format.ts';
import { formatForWire, parseLocalNumber } from '../../../src/domain/numbers/localNumber.ts';
import { money } from '../../../src/domain/numbers/money.ts';
import { printedDecimals } from '../../../src/domain/numbers/printedDecimals.ts';
import { d } from '../builders.ts';

const ENGLISH = { decimal: '.', group: ',' };
const SPANISH = { decimal: ',', group: '.' };
const FRENCH = { decimal: ',', group: '' };

describe('a typed number', () => {
  test.each([
    ['2.5', ENGLISH, '2.5'],
    ['2,5', ENGLISH, '2.5'],
    ['2.5', SPANISH, '2.5'],
    ['2,5', SPANISH, '2.5'],
    ['1,234', ENGLISH, '1234'],
    ['1.234', ENGLISH, '1.234'],
    ['1.234', SPANISH, '1234'],
    ['1,234', SPANISH, '1.234'],
    ['0.125', SPANISH, '0.125'],
    ['1.234,56', ENGLISH, '1234.56'],
    ['1.234,567', ENGLISH, '1234.567'],
    ['1,234.56', SPANISH, '1234.56'],
    ['1,234,567', SPANISH, '1234567'],
    ['1 234,5', FRENCH, '1234.5'],
    ['1\u202f234', FRENCH, '1234'],
    ["1'234.5", ENGLISH, '1234.5'],
    ['-3', ENGLISH, '-3'],
    ['5,', ENGLISH, '5'],
    [',5', ENGLISH, '0.5'],
    ['12', ENGLISH, '12'],
  ])('%j with %j is %s', (text, separators, expected) => {
    expect(parseLocalNumber(text, separators)?.toFixed()).toBe(expected);
  });

  test.each(['', ' ', '.', 'abc', '2x3', '1,2,3', '1.2,3,4', '1e3', '--2', '1-2'])(
    '%j isn’t a number',
    (text) => {
      expect(parseLocalNumber(text, ENGLISH)).toBeNull();
    },
  );

  test.each([
    ['en-US', 'USD'],
    ['es-CO', 'COP'],
    ['fr-CA', 'CAD'],
    ['de-CH', 'CHF'],
    ['de-DE', 'EUR'],
    ['fr-FR', 'EUR'],
    ['es-ES', 'EUR'],
    ['es-MX', 'MXN'],
    ['pt-BR', 'BRL'],
    ['sv-SE', 'SEK'],
    ['en-IN', 'INR'],
    ['ja-JP', 'JPY'],
  ])('money formatted for %s in %s is read back unchanged', (companyLocale, currency) => {
    const format = createFormat({ companyLocale, currency, language: 'en', priceDecimals: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const decimals = printedDecimals(d(cents).div(100).toNumber(), currency);
        const amount = money(d(cents).div(100).round(decimals, 1));
        const withoutCurrency = format.money(amount).replace(/[\p{Sc}\p{L}]/gu, '');
        expect(parseLocalNumber(withoutCurrency, format.separators)?.eq(amount)).toBe(true);
      }),
    );
  });

  test('a number in wire format is read back unchanged', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 2 }), (digits, places) => {
        const value = d(digits).div(10 ** places);
        expect(parseLocalNumber(formatForWire(value), ENGLISH)?.eq(value)).toBe(true);
      }),
    );
  });
});

test('the wire has no exponent and no grouping', () => {
  expect([formatForWire(d('1e21')), formatForWire(d('1e-9'))]).toEqual([
    '1000000000000000000000',
    '0.000000001',
  ]);
});
