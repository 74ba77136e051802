import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchingParts } from '../../../src/domain/catalogue/matchingParts.ts';

/** With what matches in brackets. */
const marked = (text: string, search: string) =>
  matchingParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Extra virgin olive oil 1 L', 'olive', 'Extra virgin [olive] oil 1 L'],
  ['Olive oil, olives', 'OLIVE', '[Olive] oil, [olive]s'],
  ['Olive oil tin 5 L', 'tin  olive', '[Olive] oil [tin] 5 L'],
  ['Crème brûlée', 'creme brulee', '[Crème] [brûlée]'],
  ['Cafe\u0301 molido', 'café', '[Café] molido'],
  ['Straße 1 ', 'ß', 'Stra[ß]e 1 '],
  ['aaa', 'aa', '[aa]a'],
  ['Rice', 'juice', 'Rice'],
  ['Rice', '  ', 'Rice'],
  ['', 'rice', ''],
])('%s with %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('the parts together are the text, and neighbours differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, search) => {
      const parts = matchingParts(text, search);
      expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
      for (const [index, part] of parts.entries()) expect(part.isMatch).not.toBe(parts[index - 1]?.isMatch);
    }),
  );
});
