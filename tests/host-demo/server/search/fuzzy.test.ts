import { describe, expect, it } from 'vitest';
import { autoEdits, isSimilar, similarTerms } from '../../../../host-demo/server/search/fuzzy.ts';
import { placeOf, prefixRange } from '../../../../host-demo/server/search/sortedTerms.ts';

const TERMS = ['almond', 'oat', 'oil', 'olive', 'olives', 'onion', 'orange', 'oregano', 'vinegar', 'virgin'];

describe('words that are near', () => {
  it.each([
    ['olive', 0, ['olive']],
    ['olive', 1, ['olive', 'olives']],
    ['olvie', 1, ['olive']],
    ['live', 1, ['olive']],
    ['vrigin', 1, ['virgin']],
    ['vinager', 2, ['vinegar']],
    ['orangee', 1, ['orange']],
    ['x', 1, []],
    ['oi', 1, ['oil']],
  ])('%s within %i', (word, edits, expected) => {
    expect(similarTerms(TERMS, word, edits).map(({ term }) => TERMS[term])).toEqual(expected);
  });

  it('agrees with the plain table of edits on every pair of short words', () => {
    const letters = ['a', 'b', 'c'];
    const words = letters.flatMap((one) => [
      one,
      ...letters.flatMap((two) => [one + two, ...letters.map((three) => one + two + three)]),
    ]);
    const sorted = [...words].sort();
    for (const word of words) {
      const near = new Set(similarTerms(sorted, word, 1).map(({ term }) => sorted[term]));
      for (const other of words) expect(near.has(other), `${word} ${other}`).toBe(isOneEdit(word, other));
    }
  });

  it.each([
    ['ab', 0],
    ['abc', 1],
    ['abcde', 1],
    ['abcdef', 2],
  ])('AUTO allows %s %i edits', (word, edits) => {
    expect(autoEdits(word)).toBe(edits);
  });

  it('compares two words', () => {
    expect([isSimilar('tea', 'tea', 0), isSimilar('tea', 'pea', 1), isSimilar('tea', 'peas', 1)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

/** At most one letter more, less, other, or swapped with its neighbour: by trying all of them. */
function isOneEdit(one: string, other: string): boolean {
  if (one === other) return true;
  const places = [...one, ''].map((_, at) => at);
  const without = places.map((at) => one.slice(0, at) + one.slice(at + 1));
  const swapped = places.map(
    (at) => one.slice(0, at) + one.slice(at + 1, at + 2) + one.slice(at, at + 1) + one.slice(at + 2),
  );
  const changed = places.flatMap((at) =>
    ['a', 'b', 'c'].map((letter) => one.slice(0, at) + letter + one.slice(at + 1)),
  );
  const longer = places.flatMap((at) =>
    ['a', 'b', 'c'].map((letter) => one.slice(0, at) + letter + one.slice(at)),
  );
  return [...without, ...swapped, ...changed, ...longer].includes(other);
}

describe('sorted terms', () => {
  it('are found by place and by how they begin', () => {
    expect(placeOf(TERMS, 'olive')).toBe(3);
    expect(placeOf(TERMS, 'oliv')).toBeNull();
    expect(prefixRange(TERMS, 'ol')).toEqual([3, 5]);
    expect(prefixRange(TERMS, 'z')).toEqual([10, 10]);
  });
});
