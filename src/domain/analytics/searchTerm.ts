/** A search's words are kept up to this length. */
const LONGEST = 100;
const EMAIL = /\S@\S/;
/** Digits as people write telephone and card numbers: with +, brackets, dots, dashes or blanks between them. */
const DIGITS = /\+?\(?\d[\d\s().+-]{5,}\d/g;
const BARCODE_LENGTHS = [8, 12, 13, 14];
/** Fewer digits than this are a code or a size, never a telephone. */
const FEWEST = 7;

const checkSum = (digits: string, weigh: (digit: number, fromEnd: number) => number): number =>
  [...digits].reverse().reduce((sum, digit, fromEnd) => sum + weigh(Number(digit), fromEnd), 0);

/** Whether digits are a barcode (EAN, UPC, GTIN) by their length and check digit. */
const isBarcode = (digits: string): boolean =>
  BARCODE_LENGTHS.includes(digits.length) &&
  checkSum(digits, (digit, fromEnd) => (fromEnd % 2 === 1 ? digit * 3 : digit)) % 10 === 0;

const isPersonal = (written: string): boolean => {
  const digits = written.replace(/\D/g, '');
  return digits.length >= FEWEST && !(digits === written.trim() && isBarcode(digits));
};

/**
 * The words of a search as analytics may have them: trimmed, and shortened to 100 characters. Null when there are none, or
 * when they look like an e-mail address, or like the number of a telephone or a card; a barcode is none of these.
 */
export const searchTerm = (typed: string): string | null => {
  const term = typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST).trim();
  if (term === '' || EMAIL.test(typed)) return null;
  return (typed.match(DIGITS) ?? []).some(isPersonal) ? null : term;
};
