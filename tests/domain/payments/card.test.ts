import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardFields, validateCard } from '../../../src/domain/payments/card.ts';

const VALID_CARD: CardFields = {
  number: '4111 1111 1111 1111',
  month: '07',
  year: '27',
  code: '123',
  zip: '33101',
};

const cases: [string, Partial<CardFields>, object][] = [
  ['a right card', {}, {}],
  ['this month', { month: '3', year: '2026' }, {}],
  ['last month', { month: '02', year: '26' }, { expiration: 'expiration_in_the_past' }],
  ['last year', { year: '2025' }, { expiration: 'year_in_the_past' }],
  ['month 13', { month: '13', year: '20' }, { expiration: 'month_out_of_range' }],
  ['month 00', { month: '00' }, { expiration: 'month_out_of_range' }],
  ['no year', { month: '13', year: '' }, { expiration: 'expiration_invalid' }],
  ['a year of three digits', { year: '203' }, { expiration: 'expiration_invalid' }],
  ['a digit wrong', { number: '4111111111111112' }, { number: 'number_invalid' }],
  ['too short, though the check digit is right', { number: '4242' }, { number: 'number_invalid' }],
  ['letters', { number: 'abcd' }, { number: 'number_invalid' }],
  ['an American Express with 4 digits', { number: '378282246310005', code: '1234' }, {}],
  ['an American Express with 3 digits', { number: '378282246310005' }, { code: 'code_invalid' }],
  ['4 digits otherwise', { code: '1234' }, { code: 'code_invalid' }],
  ['a British zip code', { zip: 'SW1A 1AA' }, {}],
  ['a long American zip code', { zip: '33101-1234' }, {}],
  ['a zip code too short', { zip: '12' }, { zip: 'zip_invalid' }],
  ['a zip code too long', { zip: 'a b c d e f' }, { zip: 'zip_invalid' }],
  ['a zip code ending in a dash', { zip: '3310-' }, { zip: 'zip_invalid' }],
  [
    'nothing',
    { number: '', month: '', year: '', code: '', zip: '' },
    { number: 'number_invalid', expiration: 'expiration_invalid', code: 'code_invalid', zip: 'zip_invalid' },
  ],
];

describe('a card on 15 March 2026', () => {
  test.each(cases)('%s', (_name, changes, expected) => {
    expect(validateCard({ ...VALID_CARD, ...changes }, '2026-03-15')).toEqual(expected);
  });
});

test('a number with one wrong digit is never valid', () => {
  fc.assert(
    fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (position, offset) => {
      const digits = [...VALID_CARD.number.replaceAll(' ', '')];
      digits[position] = String((Number(digits[position]) + offset) % 10);
      expect(validateCard({ ...VALID_CARD, number: digits.join('') }, '2026-03-10').number).toBe(
        'number_invalid',
      );
    }),
  );
});
