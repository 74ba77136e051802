import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printedDecimals } from '../../../src/domain/numbers/printedDecimals.ts';
import { d } from '../builders.ts';

test.each([
  ['587412', 'COP', 0],
  ['587412.36', 'COP', 0],
  ['0', 'COP', 0],
  ['0.5', 'COP', 0],
  ['0.49', 'COP', 2],
  ['-0.2', 'COP', 2],
  ['0.004', 'COP', 0],
  ['1240', 'cop', 0],
  ['1240', 'USD', 2],
  ['0.2', 'CAD', 2],
])('%s %s has %i decimals', (amount, currency, expected) => {
  expect(printedDecimals(Number(amount), currency)).toBe(expected);
});

test('no amount is printed as zero unless it is, and none is off by more than half of what is printed', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(cents, fc.constantFrom('COP', 'USD', 'CAD'), (value, currency) => {
      const amount = d(value).div(100);
      const decimals = printedDecimals(amount.toNumber(), currency);
      const printed = amount.round(decimals, 1);
      expect(printed.eq(0)).toBe(amount.eq(0));
      expect(
        printed
          .minus(amount)
          .abs()
          .lte(decimals === 0 ? 0.5 : 0),
      ).toBe(true);
    }),
  );
});
