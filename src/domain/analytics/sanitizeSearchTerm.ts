const MAX_TERM_LENGTH = 100;
const EMAIL = /\S@\S/;
const NUMBER_LIKE = /\+?\(?\d[\d\s().+-]{5,}\d/g;
const BARCODE_LENGTHS = [8, 12, 13, 14];
/** Shorter numbers are product codes or sizes. */
const MIN_PHONE_DIGITS = 7;

const weightedDigitSum = (digits: string, weight: (digit: number, fromEnd: number) => number): number =>
  [...digits].reverse().reduce((sum, digit, fromEnd) => sum + weight(Number(digit), fromEnd), 0);

const isBarcode = (digits: string): boolean =>
  BARCODE_LENGTHS.includes(digits.length) &&
  weightedDigitSum(digits, (digit, fromEnd) => (fromEnd % 2 === 1 ? digit * 3 : digit)) % 10 === 0;

const isPersonalNumber = (match: string): boolean => {
  const digits = match.replace(/\D/g, '');
  return digits.length >= MIN_PHONE_DIGITS && !(digits === match.trim() && isBarcode(digits));
};

/** Null when analytics may not receive it: e-mail addresses, phone and card numbers. Barcodes are allowed. */
export const sanitizeSearchTerm = (typed: string): string | null => {
  const term = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH).trim();
  if (term === '' || EMAIL.test(typed)) return null;
  return (typed.match(NUMBER_LIKE) ?? []).some(isPersonalNumber) ? null : term;
};
