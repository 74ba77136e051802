import { toPositive } from '../numbers/decimal.ts';
import { formatForWire, type NumberSeparators, parseLocalNumber } from '../numbers/localNumber.ts';
import { meansPieces } from './unitWords.ts';

/** `quantity`: a decimal with a point. `unit`: as written. `packSize`: the 12 of "3x12". */
export type ReadQuantity = { quantity: string; unit: string; packSize: string | null };

/** How the numbers of a column are written; null where it can't be told whether 1,234 is more than a thousand. */
export type NumberStyle = NumberSeparators | null;

/** Thousands are separated in threes: "1 234" is a number, "12 2" are two. */
const NUMBER = String.raw`\d{1,3}(?:[ \u00A0\u2009\u202F'’]\d{3})+(?:[.,]\d+)?|\d[\d.,]*`;
const UNIT = String.raw`\p{L}[\p{L}.]{0,19}`;
const PACK = String.raw`\s*(?:\b(?:of|de)\b|[x×*])\s*(?<packSize>${NUMBER})\s*(?<content>${UNIT})?`;
const QUANTITY = new RegExp(
  String.raw`^(?:(?:qty|cant|cantidad|quantity|qt[eé]|quantité)?\s*[.:]*\s*[x×]?\s*)(?<number>${NUMBER})\s*(?:[x×*]\s*(?<size>${NUMBER})\s*(?<sizeUnit>${UNIT})?|(?<unit>${UNIT})(?:${PACK})?|[x×])?$`,
  'iu',
);
const UNIT_FIRST = new RegExp(String.raw`^(${UNIT})(?:\s*:\s*|\s+)(${NUMBER})$`, 'iu');
/** 1,234 and 1.234: more than a thousand in one country, less than two in another. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Whether a number can be read in two ways. */
export const isAmbiguousNumber = (text: string): boolean => AMBIGUOUS.test(text.trim());

/** "½", "1½" and "1/2": half a case, or the size of a product. */
export const isFraction = (text: string): boolean => /^(?:\d*[¼½¾⅓⅔⅛]|\d{1,2}\/\d{1,2})$/.test(text.trim());

/** Longer numbers are barcodes. */
const MOST_DIGITS = 7;

const readNumber = (text: string, style: NumberStyle): string | null => {
  const trimmed = text.trim();
  if (style === null && isAmbiguousNumber(trimmed)) return null;
  const number = parseLocalNumber(trimmed, style ?? { decimal: '.', group: '' });
  const isLong = trimmed.split(/[.,]/)[0]?.replace(/\D/g, '').length ?? 0;
  return number && toPositive(number.toFixed()) && isLong <= MOST_DIGITS ? formatForWire(number) : null;
};

/** "6", "2 cs", "3x12", "2 cases of 12 bottles"; null without a number. The x of "6x" is no unit. */
const partsOf = (typed: string) => {
  const parts = QUANTITY.exec(typed)?.groups;
  if (!parts) return null;
  const { number = '', size, sizeUnit, unit = '', packSize, content } = parts;
  const isPieces = content === undefined || meansPieces(content);
  const word = /^x$/i.test(unit) ? '' : unit;
  return isPieces ? { number, size: size ?? packSize, unit: sizeUnit ?? word } : null;
};

/**
 * "6", "2,5", "2 cs", "cs 2", "3x12", "x6", "6x", "qty: 6", "2 cases of 12"; null for anything else, for 0, and for a number that
 * can be read in two ways.
 */
export const readQuantity = (text: string, style: NumberStyle): ReadQuantity | null => {
  const typed = text.trim();
  const parts = partsOf(typed);
  if (parts) {
    const { number, size, unit } = parts;
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
