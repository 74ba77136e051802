import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldNumber } from '../../../src/domain/partNumbers/partNumbers.ts';

test.each([
  ['CB-77', 'cb77'],
  [' cb 77 ', 'cb77'],
  ['CB\u201177', 'cb77'],
  ['CB\u200B77', 'cb77'],
  ['\u200FCB-77', 'cb77'],
  ['Réf. 12/A', 'ref12a'],
  ['007', '007'],
  ['½', '½'],
  ['--', ''],
  ['', ''],
])('%j is folded to %j', (text, expected) => {
  expect(foldNumber(text)).toBe(expected);
});

test('a folded number stays as it is, and is that of the number in capitals and with other punctuation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldNumber(foldNumber(text))).toBe(foldNumber(text));
    }),
  );
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zé\d]{1,8}$/),
      fc.constantFrom('-', ' ', '. ', '/'),
      (text, between) => {
        expect(foldNumber([...text.toUpperCase()].join(between))).toBe(foldNumber(text));
      },
    ),
  );
});
