import type { IsoDate } from '../numbers/isoDate.ts';

export type CardFields = { number: string; month: string; year: string; code: string; zip: string };

export type CardError =
  | 'number_invalid'
  | 'expiration_invalid'
  | 'month_out_of_range'
  | 'year_in_the_past'
  | 'expiration_in_the_past'
  | 'code_invalid'
  | 'zip_invalid';

export type CardErrors = Partial<Record<'number' | 'expiration' | 'code' | 'zip', CardError>>;

/** (rules: Card form) */
export function cardDigits(number: string): string {
  return number.replace(/\s/g, '');
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function numberError(digits: string, { min, max }: NumberLengths): CardError | null {
  const hasLength = /^\d+$/.test(digits) && digits.length >= min && digits.length <= max;
  return hasLength && passesLuhn(digits) ? null : 'number_invalid';
}

function expirationError(monthText: string, yearText: string, today: IsoDate): CardError | null {
  if (!/^\d{1,2}$/.test(monthText) || !/^(\d{2}|\d{4})$/.test(yearText)) return 'expiration_invalid';
  const month = Number(monthText);
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  if (month < 1 || month > 12) return 'month_out_of_range';
  if (year < thisYear) return 'year_in_the_past';
  return year === thisYear && month < thisMonth ? 'expiration_in_the_past' : null;
}

function codeError(code: string, digits: string): CardError | null {
  const isAmericanExpress = /^3[47]/.test(digits);
  return (isAmericanExpress ? /^\d{4}$/ : /^\d{3}$/).test(code) ? null : 'code_invalid';
}

function zipError(zip: string): CardError | null {
  return /^[a-z\d][a-z\d -]{1,8}[a-z\d]$/i.test(zip) ? null : 'zip_invalid';
}

export type NumberLengths = { min: number; max: number };

/** The vectors refuse 4242. */
const ALL_LENGTHS: NumberLengths = { min: 12, max: 19 };

/** The first failing rule per field (rules: Card form). */
export function validateCard(
  card: CardFields,
  today: IsoDate,
  lengths: NumberLengths = ALL_LENGTHS,
): CardErrors {
  const digits = cardDigits(card.number);
  const errors: CardErrors = {};
  const number = numberError(digits, lengths);
  const expiration = expirationError(card.month.trim(), card.year.trim(), today);
  const code = codeError(card.code.trim(), digits);
  const zip = zipError(card.zip);
  if (number) errors.number = number;
  if (expiration) errors.expiration = expiration;
  if (code) errors.code = code;
  if (zip) errors.zip = zip;
  return errors;
}
