import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitedSearch } from '../../../src/domain/texts/limitedSearch.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test.each([
  ['', ''],
  ['  olive   oil ', 'olive   oil'],
  ['x'.repeat(300), 'x'.repeat(200)],
  // 18 words of 12 letters and 17 spaces have 233 characters; 15 words fit into 200.
  [words(18, 'refrigerator'), words(15, 'refrigerator')],
  // The 200th character is the end of a word.
  [`${'a'.repeat(100)} ${'b'.repeat(99)} more`, `${'a'.repeat(100)} ${'b'.repeat(99)}`],
  [words(90, 'a'), words(20, 'a')],
  [words(9, 'a-b-c'), words(6, 'a-b-c')],
  ['a-'.repeat(60), 'a-'.repeat(60)],
])('of %j, %j is searched', (text, searched) => {
  expect(limitedSearch(text)).toBe(searched);
});

test('a searched text is the start of the typed one, within 200 characters and 20 words', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é'), maxLength: 600 }), (text) => {
      const searched = limitedSearch(text);
      expect(text.trim().startsWith(searched)).toBe(true);
      expect(searched.length).toBeLessThanOrEqual(200);
      expect(searched.split(/\s+/).length).toBeLessThanOrEqual(20);
      expect(limitedSearch(searched)).toBe(searched);
    }),
  );
});
