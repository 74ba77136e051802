import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from '../../../src/sync/rules/splitText.ts';
import { utf8Length } from '../../../src/sync/rules/utf8Length.ts';

test.each([
  ['', 4, ['']],
  ['abcd', 4, ['abcd']],
  ['abcde', 4, ['abcd', 'e']],
  // Two bytes each.
  ['ñññ', 4, ['ññ', 'ñ']],
  // Four bytes, in two units of UTF-16.
  ['a😀b', 4, ['a', '😀', 'b']],
])('%j in pieces of %i bytes is %j', (text, largest, expected) => {
  expect(splitText(text, largest)).toEqual(expected);
});

test('the bytes are those of UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
});

test('the pieces are the text, and none is too large', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 20 }), (text, largest) => {
      const pieces = splitText(text, largest);
      expect(pieces.join('')).toBe(text);
      expect(Math.max(...pieces.map(utf8Length))).toBeLessThanOrEqual(largest);
    }),
  );
});
