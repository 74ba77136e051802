import { toPositive } from '../numbers/decimal.ts';
import { formatForWire, type NumberSeparators, parseLocalNumber } from '../numbers/localNumber.ts';

/** `quantity`: a decimal with a point. `unit`: as written. `packSize`: the 12 of "3x12". */
export type ReadQuantity = { quantity: string; unit: string; packSize: string | null };

/** How the numbers of a column are written; null where it can't be told whether 1,234 is more than a thousand. */
export type NumberStyle = NumberSeparators | null;

/** Thousands are separated in threes: "1 234" is a number, "12 2" are two. */
const NUMBER = String.raw`\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d+)?|\d[\d.,]*`;
const UNIT = String.raw`\p{L}[\p{L}.]{0,19}`;
const QUANTITY = new RegExp(
  String.raw`^(?:(?:qty|cant|cantidad|quantity|qt[eé]|quantité)?\s*[.:]*\s*[x×]?\s*)(${NUMBER})\s*(?:[x×*]\s*(${NUMBER}))?\s*(${UNIT})?$`,
  'iu',
);
const UNIT_FIRST = new RegExp(String.raw`^(${UNIT})(?:\s*:\s*|\s+)(${NUMBER})$`, 'iu');
/** 1,234 and 1.234: more than a thousand in one country, less than two in another. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Whether a number can be read in two ways. */
export const isAmbiguousNumber = (text: string): boolean => AMBIGUOUS.test(text.trim());
/** Longer numbers are barcodes. */
const MOST_DIGITS = 7;

const readNumber = (text: string, style: NumberStyle): string | null => {
  const trimmed = text.trim();
  if (style === null && isAmbiguousNumber(trimmed)) return null;
  const number = parseLocalNumber(trimmed, style ?? { decimal: '.', group: '' });
  const isLong = trimmed.split(/[.,]/)[0]?.replace(/\D/g, '').length ?? 0;
  return number && toPositive(number.toFixed()) && isLong <= MOST_DIGITS ? formatForWire(number) : null;
};

/** "6", "2,5", "2 cs", "cs 2", "3x12", "x6", "qty: 6"; null for anything else, for 0, and for a number that can be read in two ways. */
export const readQuantity = (text: string, style: NumberStyle): ReadQuantity | null => {
  const typed = text.trim();
  const [, number = '', size, unit = ''] = QUANTITY.exec(typed) ?? [];
  if (number !== '') {
    const quantity = readNumber(number, style);
    const packSize = size === undefined ? null : readNumber(size, style);
    if (quantity === null || (size !== undefined && packSize === null)) return null;
    return { quantity, unit, packSize };
  }
  const [, unitBefore = '', after = ''] = UNIT_FIRST.exec(typed) ?? [];
  const quantity = after === '' ? null : readNumber(after, style);
  return quantity === null ? null : { quantity, unit: unitBefore, packSize: null };
};

const UNAMBIGUOUS_COMMA = /^\d+,\d{1,2}$|^\d+,\d{4,}$|^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$|^0,\d+$/;
const UNAMBIGUOUS_POINT =
  /^\d+\.\d{1,2}$|^\d+\.\d{4,}$|^\d{1,3}(,\d{3})+\.\d+$|^\d{1,3}(,\d{3}){2,}$|^0\.\d+$/;

/** How a column writes its numbers, by those that can be read in one way only; null when none tells. */
export const numberStyle = (cells: readonly string[]): NumberStyle => {
  const numbers = cells.map((cell) => /\d[\d.,]*/.exec(cell)?.[0] ?? '');
  const commas = numbers.filter((number) => UNAMBIGUOUS_COMMA.test(number)).length;
  const points = numbers.filter((number) => UNAMBIGUOUS_POINT.test(number)).length;
  if (commas > 0 && points === 0) return { decimal: ',', group: '.' };
  return points > 0 && commas === 0 ? { decimal: '.', group: ',' } : null;
};
