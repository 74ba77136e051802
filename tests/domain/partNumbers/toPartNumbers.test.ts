import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PART_NUMBERS } from '../../../src/domain/partNumbers/partNumbers.ts';
import { toPartNumbers, withNumber } from '../../../src/domain/partNumbers/toPartNumbers.ts';

test.each([
  ['none', [], []],
  [
    'those of a product, in the order of their folded form',
    [
      ['b-2', 7],
      ['A-9', 7],
      ['C-1', 8],
    ],
    [
      [7, ['A-9', 'b-2']],
      [8, ['C-1']],
    ],
  ],
  [
    'digits before letters',
    [
      ['A', 7],
      ['10', 7],
      ['9', 7],
    ],
    [[7, ['10', '9', 'A']]],
  ],
] as const)('numbers by product: %s', (_, numbers, byProduct) => {
  const made = toPartNumbers(numbers.map(([number, productId]) => ({ number, productId })));
  expect([...made.byProduct]).toEqual(byProduct);
});

const TWO = toPartNumbers([
  { number: 'CB-77', productId: 7 },
  { number: 'CB-78', productId: 8 },
]);

test.each([
  [
    'a new number of a product',
    'CB-79',
    7,
    [
      [7, ['CB-77', 'CB-79']],
      [8, ['CB-78']],
    ],
  ],
  [
    'a number again, as it is now written',
    'cb 77',
    7,
    [
      [7, ['cb 77']],
      [8, ['CB-78']],
    ],
  ],
  ['a number of another product, which moves', 'CB-77', 8, [[8, ['CB-77', 'CB-78']]]],
  ['nothing for a number, which is forgotten', 'CB.77', null, [[8, ['CB-78']]]],
  [
    'nothing for a number that isn’t there',
    'CB-1',
    null,
    [
      [7, ['CB-77']],
      [8, ['CB-78']],
    ],
  ],
] as const)('with %s', (_, number, productId, byProduct) => {
  expect([...withNumber(TWO, number, productId).byProduct]).toEqual(byProduct);
});

test('however numbers are saved and forgotten, each names one product, the last that was said', () => {
  const step = fc.tuple(fc.string({ maxLength: 4 }), fc.option(fc.integer({ min: 1, max: 3 })));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { all, byProduct } = steps.reduce(
        (numbers, [number, productId]) => withNumber(numbers, number, productId),
        NO_PART_NUMBERS,
      );
      expect(new Set(all.map(({ folded }) => folded)).size).toBe(all.length);
      expect([...byProduct.values()].flat()).toHaveLength(all.length);
      const [number, productId] = steps.at(-1) ?? ['', null];
      const known = all.find((each) => each.number === number);
      expect(known?.productId ?? null).toBe(productId);
    }),
  );
});

test('numbers are kept once each, in the order of their folded form, and made again they are the same', () => {
  const number = fc.record({
    number: fc.string({ maxLength: 6 }),
    productId: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const { all, byProduct } = toPartNumbers(numbers);
      expect(all).toHaveLength(numbers.length);
      const folded = all.map((each) => each.folded);
      expect(folded.every((each, at) => at === 0 || (folded[at - 1] ?? '') <= each)).toBe(true);
      expect(toPartNumbers(all)).toEqual({ all, byProduct });
    }),
  );
});
