import { expect, test } from 'vitest';
import { isDealAvailable } from '../../../src/domain/deals/isDealAvailable.ts';

const conditions = [1, 2].map((productId) => ({ productId, quantity: '3' }));

test.each([
  ['all', [1, 2, 3], true],
  ['all', [1], false],
  ['all', [], false],
  ['any', [2], true],
  ['any', [3], false],
] as const)('a deal that needs %s of products 1 and 2, with %j sold: %s', (needs, sold, whole) => {
  expect(isDealAvailable({ needs, conditions }, new Set<number>(sold))).toBe(whole);
});
