const MARKS = /\p{Diacritic}+/gu;
/** A number with its decimals is one word; everything else breaks where letters and digits end. */
const WORDS = /\d+(?:[.,]\d+)+|[\p{Letter}\p{Number}]+/gu;
const NOT_IN_CODES = /[^\p{Letter}\p{Number}]+/gu;

/** Lower case, without accents: what makes two spellings the same. */
export const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => fold(text).match(WORDS) ?? [];

/** A code without what people leave out or put in: `CO-1001` and `co 1001` are the same code. */
export const codeOf = (text: string): string => fold(text).replace(NOT_IN_CODES, '');

/** How a code is found: as a whole, and by each of its parts. */
export function codeTermsOf(text: string): string[] {
  const whole = codeOf(text);
  if (whole === '') return [];
  return [...new Set([whole, ...fold(text).split(NOT_IN_CODES).filter(Boolean)])];
}

/** Where the words of a text lie, for marking them. */
export function spansOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.normalize('NFC').matchAll(WORDS)].map((found) => ({
    word: fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
}
