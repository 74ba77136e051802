import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certainProduct, isWorthRemembering, MATCH_STEPS } from '../../../src/domain/quickOrder/codeMatch.ts';

test.each([
  ['code', [1], 1],
  ['part_number', [1], 1],
  ['leading_zeros', [1], 1],
  ['scientific', [1], 1],
  ['code', [1, 2], null],
  ['manufacturer_part', [1, 2], null],
  ['near', [1], null],
  ['near', [1, 2], null],
  ['code', [], null],
  [null, [], null],
  [null, [1], null],
] as const)('a match by %s of %j means %s', (step, productIds, expected) => {
  expect(certainProduct({ step, productIds })).toBe(expected);
});

test.each([
  ['a code that means nothing', null, [], true],
  ['a code that is nearly one', 'near', [1], true],
  ['two ways to read it', 'folded', [1, 2], true],
  ['the part of two products', 'manufacturer_part', [1, 2], true],
  ['a code of two products, which wins over every own number', 'code', [1, 2], false],
  ['a code', 'code', [1], false],
  ['an own number', 'part_number', [1], false],
] as const)('%s is worth remembering: %s %j %s', (_, step, productIds, expected) => {
  expect(isWorthRemembering({ step, productIds })).toBe(expected);
});

test('a product is certain only where it is the only one, and not by a near code', () => {
  const step = fc.constantFrom(...MATCH_STEPS, null);
  fc.assert(
    fc.property(step, fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 3 }), (by, productIds) => {
      const product = certainProduct({ step: by, productIds });
      const isCertain = productIds.length === 1 && by !== null && by !== 'near';
      expect(product).toBe(isCertain ? productIds[0] : null);
      if (product !== null) expect(isWorthRemembering({ step: by, productIds })).toBe(false);
    }),
  );
});
