import { toDecimal, toPositive } from '../numbers/decimal.ts';
import { parseDimension } from '../numbers/dimension.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { SIZE_MAX_LENGTH } from '../texts/textLimits.ts';
import type { UnitOfMeasure } from './types.ts';

/** A typed size without spaces and in lower case ("2x3"), and its value as decimal text ("6"). */
export type Size = { text: string; value: string };

/** What is counted in packs isn't cut to size. */
export const canHaveSize = (unit: UnitOfMeasure | null): boolean =>
  unit === null || unit.allowsFractions === true;

/** Valid or not: "2x3", "2x" and "0x3", but not "2". */
export const looksLikeDimension = (text: string): boolean => /\dx|x\d/i.test(text.replace(/\s/g, ''));

/** Null when the dimension is not valid or its value is 0 (rules: Quantity of a line). */
export function parseSize(text: string): Size | null {
  const typed = text.replace(/\s/g, '').toLowerCase();
  const value = typed.length <= SIZE_MAX_LENGTH ? toPositive(parseDimension(typed)?.toFixed()) : null;
  return value && { text: typed, value: formatForWire(value) };
}

/** As typed, where the typed text still has the same value, else the number. Empty without a size. */
export function sizeText(size: string | null, typed: string): string {
  const value = toPositive(size);
  if (!value) return '';
  return toDecimal(parseSize(typed)?.value)?.eq(value) ? typed : value.toFixed();
}

export function toSize({ size, typedSize }: { size: string | null; typedSize: string }): Size | null {
  const text = sizeText(size, typedSize);
  return size !== null && text !== '' ? { text, value: size } : null;
}
