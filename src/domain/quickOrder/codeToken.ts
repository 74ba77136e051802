import { isFraction, readQuantity } from './readQuantity.ts';

/** A token with a digit that is no quantity: with a letter or a dash in it, or as long as a barcode. */
export const isCodeToken = (text: string): boolean =>
  text.length >= 3 &&
  /\d/.test(text) &&
  !isFraction(text) &&
  (/^\d{5,14}$/.test(text) || (/[\p{L}\-/_]/u.test(text) && !readQuantity(text, null)));

/** A code that has letters too, which no date, postcode or telephone number has. */
export const isLetteredCode = (text: string): boolean =>
  isCodeToken(text) && /^\p{Lu}+[-._/]?\d|^\p{L}{1,5}[-._/]?\d{2,}/u.test(text);

/** Whether a cell is a code, which some write with a space: "co 1001". */
export const isCodeCell = (cell: string): boolean =>
  isCodeToken(cell.replace(/^(\S+)\s(\S+)$/, '$1$2')) && cell.split(/\s+/).length <= 2;

const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const WORD = /\p{L}{3}/u;

/** "CO-1001 – Olive oil", or the number of a line before the code: the code and the words; null where a cell is one of them. */
export const splitCodeAndName = (cell: string): { code: string; name: string } | null => {
  const [first = '', ...others] = cell.trim().split(/\s+/);
  const [second = '', third] = others;
  if (/^\d{1,3}$/.test(first) && isLetteredCode(second) && third === undefined)
    return { code: second, name: '' };
  const code = first.replace(PUNCTUATION_AROUND, '');
  const name = others.join(' ').replace(/^[^\p{L}\p{N}]+/u, '');
  return isCodeToken(code) && WORD.test(name) ? { code, name } : null;
};
