import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldNumber, NO_PART_NUMBERS } from '../../../src/domain/partNumbers/partNumbers.ts';
import { toPartNumbers, withNumber } from '../../../src/domain/partNumbers/toPartNumbers.ts';

test.each([
  ['CB-77', 'cb77'],
  [' cb 77 ', 'cb77'],
  ['Réf. 12/A', 'ref12a'],
  ['007', '007'],
  ['--', ''],
])('%j is folded to %j', (text, expected) => {
  expect(foldNumber(text)).toBe(expected);
});

test('the numbers of a product are in the order of their folded form', () => {
  const { byProduct } = toPartNumbers([
    { number: 'b-2', productId: 7 },
    { number: 'A-9', productId: 7 },
    { number: 'C-1', productId: 8 },
  ]);
  expect([...byProduct]).toEqual([
    [7, ['A-9', 'b-2']],
    [8, ['C-1']],
  ]);
});

test('a number names one product: saving it again moves it, null forgets it', () => {
  const first = withNumber(NO_PART_NUMBERS, 'CB-77', 7);
  const moved = withNumber(first, 'cb 77', 8);
  expect([...moved.byProduct]).toEqual([[8, ['cb 77']]]);
  expect(withNumber(moved, 'CB.77', null).all).toEqual([]);
});

test('however numbers are saved and forgotten, each names one product', () => {
  const step = fc.tuple(fc.string({ maxLength: 4 }), fc.option(fc.integer({ min: 1, max: 3 })));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { all, byProduct } = steps.reduce(
        (numbers, [number, productId]) => withNumber(numbers, number, productId),
        NO_PART_NUMBERS,
      );
      expect(new Set(all.map(({ folded }) => folded)).size).toBe(all.length);
      expect([...byProduct.values()].flat()).toHaveLength(all.length);
    }),
  );
});
