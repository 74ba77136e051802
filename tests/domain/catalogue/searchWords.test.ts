import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinedNeighbours,
  otherGrammaticalNumber,
  searchWords,
} from '../../../src/domain/catalogue/searchWords.ts';

describe('the singular or plural of a word', () => {
  it.each([
    ['towl', 'towls'],
    ['tornillos', 'tornillo'],
    ['crèmes', 'crème'],
    ['GLOVES', 'GLOVE'],
    ['oil', null],
    ['glass', null],
    ['5w30', null],
    ['co-1001', null],
  ])('%s: %s', (word, other) => {
    expect(otherGrammaticalNumber(word)).toBe(other);
  });
});

describe('two words written as one', () => {
  it.each([
    ['500 ml', ['500ml']],
    ['sun flower oil', ['sunflower oil', 'sun floweroil']],
    ['  tooth   paste ', ['toothpaste']],
    ['oil', []],
    ['', []],
    ['one two three four five six seven', []],
    ['a-b-c-d-e f-g-h-i-j k', []],
  ])('%s: %j', (text, joined) => {
    expect(joinedNeighbours(text)).toEqual(joined);
  });

  it('keeps every letter in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9]{1,6}$/), { maxLength: 6 }), (words) => {
        const joined = joinedNeighbours(words.join(' '));
        expect(joined).toHaveLength(Math.max(0, words.length - 1));
        for (const text of joined) {
          expect(text.replaceAll(' ', '')).toBe(words.join(''));
          expect(searchWords(text)).toHaveLength(words.length - 1);
        }
      }),
    );
  });
});
