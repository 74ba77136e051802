import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../src/domain/quickOrder/decodeText.ts';

const utf16 = (littleEndian: boolean, text: string) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

/** For texts whose characters have the same number in windows-1252 as in Unicode. */
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('a file’s text', () => {
  const TEXT = 'Código;Qté\nA-1;2';
  test.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['windows-1252', latin1(TEXT)],
    ['UTF-16, little end first', utf16(true, `\uFEFF${TEXT}`)],
    ['UTF-16, big end first', utf16(false, `\uFEFF${TEXT}`)],
    ['UTF-16 without a mark', utf16(true, TEXT)],
    ['UTF-16 without a mark, big end first', utf16(false, TEXT)],
  ])('in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  test.each([
    ['nothing', [], ''],
    ['one letter', [0x41], 'A'],
    ['the euro of windows-1252', [0x35, 0x20, 0x80], '5 €'],
    ['its quotes', [0x93, 0x41, 0x94], '“A”'],
    ['half of a UTF-8 letter, which is windows-1252', [0x41, 0xc3], 'AÃ'],
    ['UTF-16 that was cut within a letter', [0xff, 0xfe, 0x41, 0, 0x42, 0, 0x43], 'AB\uFFFD'],
  ])('of %s', (_, bytes, expected) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(expected);
  });
});

/** Any well-formed text but for a mark at its start, and for zeros, which UTF-16 has. */
const texts = fc.string({ unit: 'grapheme' }).filter((text) => !/^\uFEFF|\0/.test(text));

test('UTF-8 is read as it was written', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, hasMark) => {
      expect(decodeText(new TextEncoder().encode(hasMark ? `\uFEFF${text}` : text))).toBe(text);
    }),
  );
});

test('UTF-16 with a mark is read as it was written', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, littleEndian) => {
      expect(decodeText(utf16(littleEndian, `\uFEFF${text}`))).toBe(text);
    }),
  );
});

test('windows-1252 is read as it was written, where accents are within words', () => {
  // An accent before plain letters is never UTF-8.
  const word = fc.stringMatching(/^[a-zA-Z0-9;,\n -]+[áéíóúñçàèêôüÑÉ][a-z;\n-]+$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const text = words.join(';');
      expect(decodeText(latin1(text))).toBe(text);
    }),
  );
});
