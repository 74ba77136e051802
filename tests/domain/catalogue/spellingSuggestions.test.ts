import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingSuggestions } from '../../../src/domain/catalogue/spellingSuggestions.ts';

describe('spelling suggestions', () => {
  it.each([
    ['one word', 'ryce', [['Rice'], ['Rye']], ['rice', 'rye']],
    ['accents and capitals aside', 'Puré', [['purée']], ['puree']],
    ['swapped letters are one mistake', 'sugra', [['sugar']], ['sugar']],
    ['as many of the typed words as possible', 'olve oyl', [['olive'], ['olive', 'oil']], ['olive oil']],
    [
      'no part of what another suggestion has',
      'paper towl',
      [
        ['paper', 'towels'],
        ['water', 'row'],
      ],
      ['paper towels'],
    ],
    ['no other number or size', '5L', [['50', 'ml'], ['55']], []],
    ['no other code', 'co1001', [['co1002']], []],
    ['a short word with its first letter', 'mlkk', [['milk'], ['silk']], ['milk']],
    [
      'a word beside a number',
      'cemnto 50',
      [
        ['cemento', '25'],
        ['cemento', '50'],
      ],
      ['cemento 50'],
    ],
    ['no letters that mean nothing', 'qwrt', [['cart'], ['part'], ['white']], []],
    ['no long word with another first letter and another mistake', 'qwerty', [['twenty', 'months']], []],
    ['a long word with another first letter', 'semento', [['cemento']], ['cemento']],
    ['a long word with two mistakes', 'spagheti', [['spaghetti'], ['spicy']], ['spaghetti']],
    ['the words in the order in which they were typed', 'oyl olve', [['olive', 'oil']], ['oil olive']],
    ['no word that has nothing of what was typed', 'xylophone', [['oil'], ['soap']], []],
    ['not what was typed', 'olive xylophone', [['olive']], []],
    ['each once', 'ryce', [['rice'], ['Rice']], ['rice']],
    ['three at most', 'tra', [['tea'], ['tri'], ['era'], ['bra']], ['tea', 'tri', 'era']],
    ['nothing found', 'anything', [], []],
  ])('%s', (_, text, found, expected) => {
    expect(spellingSuggestions(text, found)).toEqual(expected);
  });

  it('never change a word with a digit', () => {
    const word = fc.stringMatching(/^[a-c1-3]{2,5}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(fc.array(word)), (typed, found) => {
        for (const text of spellingSuggestions(typed.join(' '), found)) {
          for (const one of text.split(' ')) if (/\d/.test(one)) expect(typed).toContain(one);
        }
      }),
    );
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
