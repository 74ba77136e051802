/** Copied from pages, mails and sheets: spaces without width, marks of the direction of writing, hyphens that show at a line's end. */
const UNSEEN = /\p{Cf}+/gu;
const HYPHENS = /[\u2010\u2011\u2212]/g;
/** As wide as a Chinese or Japanese letter: ASCII, 0xFEE0 further on. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

const toAscii = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** A text as it is read: without characters that can't be seen, with plain letters, digits and hyphens, accents within their letters. */
export const visibleText = (text: string): string =>
  text.replace(UNSEEN, '').replace(FULL_WIDTH, toAscii).replace(HYPHENS, '-').normalize('NFC');
