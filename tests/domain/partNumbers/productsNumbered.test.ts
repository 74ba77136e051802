import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productsNumbered } from '../../../src/domain/partNumbers/productsNumbered.ts';
import { toPartNumbers } from '../../../src/domain/partNumbers/toPartNumbers.ts';

const numbers = toPartNumbers([
  { number: 'CB-77', productId: 7 },
  { number: 'CB-770', productId: 8 },
  { number: 'CB-78', productId: 9 },
  { number: 'OIL', productId: 7 },
]);

test.each([
  ['CB-77', [7], true],
  ['cb 77', [7], true],
  ['CB-7', [7, 8, 9], false],
  ['CB', [], false],
  ['', [], false],
  ['--', [], false],
  ['CB-79', [], false],
])('%j means %j, as a whole number: %s', (text, productIds, isWhole) => {
  expect(productsNumbered(numbers, text)).toEqual({ productIds, isWhole });
});

test('of many that begin alike, twenty are found', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ number: `CB-${100 + at}`, productId: at }));
  expect(productsNumbered(toPartNumbers(many), 'CB-1').productIds).toHaveLength(20);
});

test('a kept number always finds its product', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{1,3}[- ]?\d{1,4}$/),
      fc.integer({ min: 1 }),
      (number, productId) => {
        const { productIds, isWhole } = productsNumbered(
          toPartNumbers([{ number, productId }]),
          number.toLowerCase(),
        );
        expect([productIds, isWhole]).toEqual([[productId], true]);
      },
    ),
  );
});
