import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSearch } from '../../../src/domain/catalogue/recentSearches.ts';

test.each([
  [[], 'olive', ['olive']],
  [['rice'], ' olive ', ['olive', 'rice']],
  [['rice', 'Olive', 'salt'], 'olive', ['olive', 'rice', 'salt']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  [['a', 'b', 'c', 'd', 'e'], 'e', ['e', 'a', 'b', 'c', 'd']],
  [['rice'], '  ', ['rice']],
])('after %j the search for %j makes them %j', (searches, text, expected) => {
  expect(withSearch(searches, text)).toEqual(expected);
});

test('there are never more than five, none is there twice, and the newest is the first', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const kept = texts.reduce<string[]>(withSearch, []);
      expect(kept.length).toBeLessThanOrEqual(5);
      expect(new Set(kept.map((text) => text.toLowerCase())).size).toBe(kept.length);
      const newest = texts.findLast((text) => text.trim() !== '');
      expect(kept[0]).toBe(newest?.trim());
    }),
  );
});
