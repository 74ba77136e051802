import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingSuggestions } from '../../../src/domain/catalogue/spellingSuggestions.ts';

describe('spelling suggestions', () => {
  it.each([
    ['one word', 'ryce', [['Rice'], ['Rye']], ['rice', 'rye']],
    ['accents and capitals aside', 'Puré', [['purée']], ['puree']],
    ['swapped letters are one mistake', 'sugra', [['sugar']], ['sugar']],
    ['all words of one product first', 'olve oyl', [['olive'], ['olive', 'oil']], ['olive oil', 'olive']],
    ['the words in the order in which they were typed', 'oyl olve', [['olive', 'oil']], ['oil olive']],
    ['no word that has nothing of what was typed', 'xylophone', [['oil'], ['soap']], []],
    ['not what was typed', 'olive xylophone', [['olive']], []],
    ['each once', 'ryce', [['rice'], ['Rice']], ['rice']],
    ['three at most', 'tra', [['tea'], ['tri'], ['era'], ['bra']], ['tea', 'tri', 'era']],
    ['nothing found', 'anything', [], []],
  ])('%s', (_, text, found, expected) => {
    expect(spellingSuggestions(text, found)).toEqual(expected);
  });

  it('have words of one product only', () => {
    const word = fc.stringMatching(/^[a-e]{2,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(fc.array(word)), (typed, found) => {
        for (const text of spellingSuggestions(typed.join(' '), found)) {
          expect(found.some((words) => text.split(' ').every((one) => words.includes(one)))).toBe(true);
        }
      }),
    );
  });
});
