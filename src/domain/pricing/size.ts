import { toDecimal, toPositive } from '../numbers/decimal.ts';
import { parseDimension } from '../numbers/dimension.ts';
import { formatForWire } from '../numbers/localNumber.ts';

/** A typed size without spaces and in lower case ("2x3"), and its value as decimal text ("6"). */
export type Size = { text: string; value: string };

const MAX_TEXT_LENGTH = 40;

/** Whether a text is meant as a dimension, valid or not: "2x3", "2x" and "0x3", but not "2". */
export const looksLikeDimension = (text: string): boolean => /\dx|x\d/i.test(text.replace(/\s/g, ''));

/** The size of a typed dimension (rules: Quantity of a line). Null when it is not valid or its value is 0. */
export function parseSize(text: string): Size | null {
  const typed = text.replace(/\s/g, '').toLowerCase();
  const value = typed.length <= MAX_TEXT_LENGTH ? toPositive(parseDimension(typed)?.toFixed()) : null;
  return value && { text: typed, value: formatForWire(value) };
}

/**
 * The text of a size: as typed, where that is known and still has the same value, else the number. Empty without a size.
 */
export function sizeText(size: string | null, typed: string): string {
  const value = toPositive(size);
  if (!value) return '';
  return toDecimal(parseSize(typed)?.value)?.eq(value) ? typed : value.toFixed();
}

/** The size of a stored line; null without one. */
export function toSize({ size, typedSize }: { size: string | null; typedSize: string }): Size | null {
  const text = sizeText(size, typedSize);
  return size !== null && text !== '' ? { text, value: size } : null;
}
