import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitedSearch } from '../../../src/domain/texts/limitedSearch.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test.each([
  ['', ''],
  ['  olive   oil ', 'olive   oil'],
  ['x'.repeat(300), 'x'.repeat(200)],
  // 25 words of 8 letters and 24 spaces have 224 characters; 22 words fit into 200.
  [words(25, 'sunlight'), words(22, 'sunlight')],
  // The 200th character is the end of a word.
  [`${'a'.repeat(100)} ${'b'.repeat(99)} more`, `${'a'.repeat(100)} ${'b'.repeat(99)}`],
  [words(90, 'a'), words(30, 'a')],
])('of %j, %j is searched', (text, searched) => {
  expect(limitedSearch(text)).toBe(searched);
});

test('a searched text is the start of the typed one, within 200 characters and 30 words', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é'), maxLength: 600 }), (text) => {
      const searched = limitedSearch(text);
      expect(text.trim().startsWith(searched)).toBe(true);
      expect(searched.length).toBeLessThanOrEqual(200);
      expect(searched.split(/\s+/).length).toBeLessThanOrEqual(30);
      expect(limitedSearch(searched)).toBe(searched);
    }),
  );
});
