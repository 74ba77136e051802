import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ceilDivide,
  floorDivide,
  fromCents,
  lessPercent,
  maxDecimal,
  minDecimal,
  percentOf,
  roundHalfUp,
  toDecimal,
  toPositive,
  toSmallestUnits,
} from '../../../src/domain/numbers/decimal.ts';
import { d } from '../builders.ts';

describe('numeric values', () => {
  test.each([
    [12.5, '12.5'],
    ['12.50', '12.5'],
    [' 7 ', '7'],
    ['+3', '3'],
    ['-0.25', '-0.25'],
    ['.5', '0.5'],
    ['1e3', '1000'],
    ['1e+3', '1000'],
    ['1e-999', '0'],
    [0, '0'],
  ])('%j is %s', (value, expected) => {
    expect(toDecimal(value)?.toFixed()).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'n/a',
    '1,5',
    '0x10',
    'Infinity',
    '1e999',
    '1.2.3',
    '.',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    {},
  ])('%j is absent', (value) => {
    expect(toDecimal(value)).toBeNull();
  });

  test('an extremely long number is rounded to 40 places, quickly', () => {
    expect(toDecimal(`0.${'3'.repeat(100_000)}`)?.toFixed()).toBe(`0.${'3'.repeat(40)}`);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => toDecimal(value) !== undefined));
  });

  test('positive means above 0', () => {
    expect([toPositive('2')?.toFixed(), toPositive(0), toPositive(-1), toPositive('x')]).toEqual([
      '2',
      null,
      null,
      null,
    ]);
  });
});

test.each([
  ['2.345', 2, '2.35'],
  ['-2.345', 2, '-2.35'],
  ['2.3449999', 2, '2.34'],
  ['1.005', 2, '1.01'],
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
])('%s rounds to %i places as %s: half away from zero', (value, places, expected) => {
  expect(roundHalfUp(d(value), places).toFixed()).toBe(expected);
});

test('floor and ceiling of a division', () => {
  expect(
    [
      floorDivide(d(7.2), d(2.4)),
      floorDivide(d(7), d(2)),
      ceilDivide(d(7), d(2)),
      ceilDivide(d(6), d(2)),
    ].map(String),
  ).toEqual(['3', '3', '4', '3']);
});

test.each([
  [1234, '12.34'],
  [-5, '-0.05'],
  [0, '0'],
  [123456789012345678901n, '1234567890123456789.01'],
])('%s cents are %s', (cents, expected) => {
  expect(fromCents(cents).toFixed()).toBe(expected);
});

test.each([
  ['12.34', 1234n, 1n],
  ['5', 500n, 1n],
  ['0.0105', 105n, 100n],
  ['12345678901234.567', 12345678901234567n, 10n],
])('%s has %s smallest units, %s of them in a hundredth', (value, units, perCent) => {
  expect(toSmallestUnits(d(value))).toEqual({ units, perCent });
});

test('a cached value is read the same, as a number and as text', () => {
  expect([1.5, '1.5', 1.5, '1.5', 'x', 'x'].map((value) => toDecimal(value)?.toFixed())).toEqual([
    '1.5',
    '1.5',
    '1.5',
    '1.5',
    undefined,
    undefined,
  ]);
});

test('a percent is exact', () => {
  expect(percentOf(d('19.95'), d('8.875')).toFixed()).toBe('1.7705625');
});

test('minimum, maximum and subtracting a percentage', () => {
  expect([minDecimal(d(1), d(2)), maxDecimal(d(1), d(2)), lessPercent(d(80), d(12.5))].map(String)).toEqual([
    '1',
    '2',
    '70',
  ]);
});
