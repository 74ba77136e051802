import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsTotal } from '../../../src/domain/history/invoiceParts.ts';
import { amountText, readPart, readTotal } from '../../../src/domain/history/typedParts.ts';
import { createFormat } from '../../../src/domain/numbers/format.ts';
import { money } from '../../../src/domain/numbers/money.ts';
import { decimals } from '../arbitraries.ts';
import { d } from '../builders.ts';

const ENGLISH = { decimal: '.', group: ',' };
const SPANISH = { decimal: ',', group: '.' };
const FRENCH = { decimal: ',', group: '' };

const anInvoice = (balance: string, currency = 'USD') => ({ balance, currency });

describe('an amount beside an invoice', () => {
  test.each([
    ['its balance', '238.47', '238.47', ENGLISH, '238.47'],
    ['a part', '100', '238.47', ENGLISH, '100'],
    ['one cent', '0.01', '238.47', ENGLISH, '0.01'],
    ['a decimal comma', '95,39', '238.47', FRENCH, '95.39'],
    ['a comma where dots are usual', '95,39', '238.47', ENGLISH, '95.39'],
    ['grouped thousands', '1,234.50', '2000', ENGLISH, '1234.5'],
    ['thousands grouped by dots', '1.234,50', '2000', SPANISH, '1234.5'],
    ['thousands grouped by spaces', '1 234,50', '2000', FRENCH, '1234.5'],
    ['spaces around it', '  40 ', '238.47', ENGLISH, '40'],
    ['zeros behind it', '40.500', '238.47', ENGLISH, '40.5'],
  ])('%s', (_, text, balance, separators, expected) => {
    const { amount, error } = readPart(anInvoice(balance), text, separators);
    expect(error).toBeNull();
    expect(amount?.toFixed()).toBe(expected);
  });

  test.each([
    ['no number', 'ten', 'invalid'],
    ['a dot alone', '.', 'invalid'],
    ['zero', '0', 'invalid'],
    ['below zero', '-5', 'invalid'],
    ['one cent too much', '238.48', 'over_balance'],
    ['far too much', '1e9', 'invalid'],
    ['much too much', '999999999', 'over_balance'],
    ['a fraction of a cent', '100.005', 'too_precise'],
  ])('%s is refused', (_, text, error) => {
    expect(readPart(anInvoice('238.47'), text, ENGLISH)).toMatchObject({ amount: null, error });
  });

  test.each(['', '   '])('“%s” leaves the invoice out', (text) => {
    expect(readPart(anInvoice('238.47'), text, ENGLISH)).toMatchObject({ amount: null, error: null });
  });

  test('the printed balance in pesos, without its centavos, is all of it', () => {
    const invoice = anInvoice('123456.78', 'COP');
    expect(readPart(invoice, '123.457', SPANISH).amount?.toFixed()).toBe('123456.78');
    expect(readPart(invoice, '123456', SPANISH).amount?.toFixed()).toBe('123456');
    expect(readPart(invoice, '123456,78', SPANISH).amount?.toFixed()).toBe('123456.78');
    expect(readPart(invoice, '123456,5', SPANISH).error).toBe('not_whole');
    expect(readPart(invoice, '123458', SPANISH).error).toBe('over_balance');
    expect(readPart(anInvoice('238.47'), '238', ENGLISH).amount?.toFixed()).toBe('238');
  });
});

test.each([
  ['500', ENGLISH, '500'],
  ['1.234,50', SPANISH, '1234.5'],
  ['0', ENGLISH, null],
  ['-1', ENGLISH, null],
  ['', ENGLISH, null],
  ['all', ENGLISH, null],
  ['10.001', ENGLISH, null],
])('a total to be split: %s', (text, separators, expected) => {
  expect(readTotal(text, 'USD', separators)?.toFixed() ?? null).toBe(expected);
});

test('a total of pesos is whole', () => {
  expect(readTotal('1.000,5', 'COP', SPANISH)).toBeNull();
  expect(readTotal('1.000', 'COP', SPANISH)?.toFixed()).toBe('1000');
});

const formatOf = (companyLocale: string, language: string, currency: string) =>
  createFormat({ companyLocale, language, currency, priceDecimals: 2 });

test.each([
  ['1234.5', 'USD', 'en-US', 'en', '1234.50'],
  ['1234.5', 'CAD', 'fr-CA', 'fr', '1234,50'],
  ['123456', 'COP', 'es-CO', 'es', '123.456'],
  ['123456.78', 'COP', 'es-CO', 'en', '123.457'],
  ['123456.78', 'COP', 'es-CO', 'fr', '123\u202f457'],
  ['0.3', 'COP', 'es-CO', 'es', '0,30'],
])('%s %s of a company in %s, read in %s', (amount, currency, locale, language, expected) => {
  expect(amountText(money(d(amount)), currency, formatOf(locale, language, currency))).toBe(expected);
});

test('the running total leaves out what is wrong', () => {
  const parts = [
    readPart(anInvoice('100'), '40.10', ENGLISH),
    readPart(anInvoice('100'), '', ENGLISH),
    readPart(anInvoice('100'), '100.01', ENGLISH),
    readPart(anInvoice('0.90'), '0.9', ENGLISH),
  ];
  expect(partsTotal(parts).toFixed()).toBe('41');
});

test('no accepted amount is above the balance, and what a field shows is read as the same amount', () => {
  const language = fc.constantFrom('en', 'es', 'fr');
  const currency = fc.constantFrom('USD', 'COP');
  fc.assert(
    fc.property(
      decimals(0, 5_000),
      decimals(0, 5_000),
      currency,
      language,
      (typed, balance, unit, reader) => {
        const format = formatOf('es-CO', reader, unit);
        const marks = format.separators;
        const invoice = anInvoice(balance.toFixed(), unit);
        const { amount, error } = readPart(invoice, amountText(money(typed), unit, format), marks);
        if (typed.eq(0)) expect(error).toBe('invalid');
        else if (typed.lte(balance)) expect(amount?.minus(typed).abs().lt(1)).toBe(true);
        expect(amount === null || amount.lte(balance)).toBe(true);
        expect(amount === null).toBe(error !== null);
        if (unit === 'USD') expect(amount === null || amount.eq(typed)).toBe(true);
      },
    ),
  );
});
