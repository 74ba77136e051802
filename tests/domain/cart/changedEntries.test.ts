import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import { changedEntries } from '../../../src/domain/cart/changedEntries.ts';
import { aCartLine } from '../builders.ts';

const entry = (key: number): CartEntry => ({
  key: String(key),
  position: key,
  line: aCartLine({ productId: key }),
});
const CART = [1, 2, 3, 4].map(entry);
const keys = (entries: readonly CartEntry[]) => entries.map(({ key }) => key).join();
const changeOf = (after: readonly CartEntry[]) => {
  const changed = changedEntries({ before: CART, after });
  return `${keys(changed.before)} > ${keys(changed.after)}`;
};

test('only what lies between the equal ends is left', () => {
  expect(changeOf(CART)).toBe(' > ');
  expect(changeOf(CART.map((one, index) => (index === 1 ? entry(2) : one)))).toBe('2 > 2');
  expect(changeOf(CART.toSpliced(2, 1))).toBe('3 > ');
  expect(changeOf([...CART, entry(5)])).toBe(' > 5');
  expect(changeOf([])).toBe('1,2,3,4 > ');
});

test('lines that differ are never left out', () => {
  fc.assert(
    fc.property(fc.subarray(CART), fc.subarray(CART), (before, after) => {
      const changed = changedEntries({ before, after });
      const outside = (entries: readonly CartEntry[], part: readonly CartEntry[]) =>
        entries.filter((one) => !part.includes(one));
      expect(outside(before, changed.before)).toEqual(outside(after, changed.after));
    }),
  );
});
