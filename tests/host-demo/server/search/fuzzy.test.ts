import { describe, expect, it } from 'vitest';
import { autoEdits, isSimilar, similarTerms } from '../../../../host-demo/server/search/fuzzy.ts';
import { indexOfTerm, prefixRange } from '../../../../host-demo/server/search/sortedTerms.ts';

const TERMS = ['almond', 'oat', 'oil', 'olive', 'olives', 'onion', 'orange', 'oregano', 'vinegar', 'virgin'];

describe('similar words', () => {
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

  it('agrees with a brute-force search on every pair of short words', () => {
    const letters = ['a', 'b', 'c'];
    const words = letters.flatMap((one) => [
      one,
      ...letters.flatMap((two) => [one + two, ...letters.map((three) => one + two + three)]),
    ]);
    const sorted = [...words].sort();
    for (const word of words) {
      const similar = new Set(similarTerms(sorted, word, 1).map(({ term }) => sorted[term]));
      for (const otherWord of words)
        expect(similar.has(otherWord), `${word} ${otherWord}`).toBe(isOneEdit(word, otherWord));
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

/** At most one letter inserted, deleted, replaced or swapped with its neighbour; tries all of them. */
function isOneEdit(a: string, b: string): boolean {
  if (a === b) return true;
  const positions = [...a, ''].map((_, index) => index);
  const deletions = positions.map((position) => a.slice(0, position) + a.slice(position + 1));
  const swapped = positions.map(
    (position) =>
      a.slice(0, position) +
      a.slice(position + 1, position + 2) +
      a.slice(position, position + 1) +
      a.slice(position + 2),
  );
  const substitutions = positions.flatMap((position) =>
    ['a', 'b', 'c'].map((letter) => a.slice(0, position) + letter + a.slice(position + 1)),
  );
  const insertions = positions.flatMap((position) =>
    ['a', 'b', 'c'].map((letter) => a.slice(0, position) + letter + a.slice(position)),
  );
  return [...deletions, ...swapped, ...substitutions, ...insertions].includes(b);
}

describe('sorted terms', () => {
  it('are found by position and by prefix', () => {
    expect(indexOfTerm(TERMS, 'olive')).toBe(3);
    expect(indexOfTerm(TERMS, 'oliv')).toBeNull();
    expect(prefixRange(TERMS, 'ol')).toEqual([3, 5]);
    expect(prefixRange(TERMS, 'z')).toEqual([10, 10]);
  });
});
