import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleText } from '../../../src/domain/texts/visibleText.ts';

test.each([
  ['a space without width', 'CO-\u200B1052', 'CO-1052'],
  ['a mark of a file’s start', '\uFEFFCO-1052', 'CO-1052'],
  ['marks of the direction of writing', '\u200FCO-1052\u200E', 'CO-1052'],
  ['isolated text', '\u2066CO-1052\u2069', 'CO-1052'],
  ['a hyphen that shows at a line’s end', 'olive\u00ADoil', 'oliveoil'],
  ['a hyphen that doesn’t break', 'CO\u20111052', 'CO-1052'],
  ['a minus', '\u22123', '-3'],
  ['letters and digits of full width', 'ＣＯ－１０５２', 'CO-1052'],
  ['an accent after its letter', 'bo\u0069\u0302tes', 'boîtes'],
  ['a half, which stays one', '½', '½'],
  ['a dash between words, which stays one', 'oil — 2', 'oil — 2'],
  ['spaces that don’t break, which stay', '1\u00A0234', '1\u00A0234'],
])('with %s', (_, text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

test('a visible text stays as it is, however it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const visible = visibleText(text);
      expect(visibleText(visible)).toBe(visible);
      expect(visible).not.toMatch(/[\p{Cf}\uFF01-\uFF5E]/u);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]*$/), (text) => {
      expect(visibleText(text)).toBe(text);
    }),
  );
});
