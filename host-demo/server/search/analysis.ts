import { isCodeField, type SearchedField } from './fields.ts';

const MARKS = /\p{Diacritic}+/gu;
/** A number with decimals is one word; other words end where letters and digits meet. */
const WORDS = /\d+(?:[.,]\d+)+|[\p{Letter}\p{Number}]+/gu;
const NOT_IN_CODES = /[^\p{Letter}\p{Number}]+/gu;

export const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

export const wordsOf = (text: string): string[] => fold(text).match(WORDS) ?? [];

/** The words of a text, and each two neighbours written as one: `brake pads` is also `brakepads`, `5 L` is also `5L`. */
export const wordsAndPairsOf = (text: string): { words: string[]; pairs: string[] } => {
  const words = wordsOf(text);
  return { words, pairs: words.slice(1).map((word, at) => `${words[at]}${word}`) };
};

/** A code without separators: `CO-1001` and `co 1001` are equal. */
export const codeOf = (text: string): string => fold(text).replace(NOT_IN_CODES, '');

export function codeTermsOf(text: string): string[] {
  const whole = codeOf(text);
  if (whole === '') return [];
  return [...new Set([whole, ...fold(text).split(NOT_IN_CODES).filter(Boolean)])];
}

export function spansOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.normalize('NFC').matchAll(WORDS)].map((found) => ({
    word: fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

export function pairSpansOf(text: string): { word: string; start: number; end: number }[] {
  const spans = spansOf(text);
  return spans.slice(1).flatMap(({ word, end }, at) => {
    const before = spans[at];
    return before ? [{ word: before.word + word, start: before.start, end }] : [];
  });
}

export const searchedWords = (text: string, field: SearchedField): string[] => {
  if (!isCodeField(field)) return wordsOf(text);
  const code = codeOf(text);
  return code === '' ? [] : [code];
};
