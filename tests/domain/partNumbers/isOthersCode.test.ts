import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOthersCode } from '../../../src/domain/partNumbers/isOthersCode.ts';
import { MATCH_STEPS } from '../../../src/domain/quickOrder/codeMatch.ts';

test.each([
  ['another product’s code', 'code', [2], true],
  ['another product’s barcode', 'barcode', [2], true],
  ['another product’s code, written differently', 'folded', [2], true],
  ['a code of two other products', 'folded', [2, 3], true],
  ['the product’s own code', 'code', [1], false],
  ['a code of two products, of which it is one', 'folded', [2, 1], false],
  ['another product’s own number, which moves', 'part_number', [2], false],
  ['another product’s manufacturer part', 'manufacturer_part', [2], false],
  ['nearly another product’s code', 'near', [2], false],
  ['no code', null, [], false],
] as const)('%s', (_, step, productIds, expected) => {
  expect(isOthersCode({ step, productIds }, 1)).toBe(expected);
});

test('a code of the product itself is never another’s', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MATCH_STEPS),
      fc.array(fc.nat()),
      fc.nat(),
      (step, others, productId) => !isOthersCode({ step, productIds: [...others, productId] }, productId),
    ),
  );
});
