import { toDecimal, toPositive } from '../numbers/decimal.ts';
import { parseDimension } from '../numbers/dimension.ts';
import { formatForWire } from '../numbers/localNumber.ts';

/** A size as it was typed, without spaces and in small letters ("2x3"), and what it comes to, as decimal text ("6"). */
export type Size = { text: string; value: string };

const MOST_LETTERS = 40;

/** Whether a text is meant as a dimension, read or not: "2x3", and "2x" or "0x3" too, but not "2". */
export const looksLikeDimension = (text: string): boolean => /\dx|x\d/i.test(text.replace(/\s/g, ''));

/**
 * The size that a typed dimension gives (rules: Quantity of a line). Null for what is none, one that comes to 0 included: it
 * must not become a plain piece.
 */
export function readSize(text: string): Size | null {
  const typed = text.replace(/\s/g, '').toLowerCase();
  const value = typed.length <= MOST_LETTERS ? toPositive(parseDimension(typed)?.toFixed()) : null;
  return value && { text: typed, value: formatForWire(value) };
}

/**
 * How a size is told: as it was typed, where that is known and still comes to the same; else the number. Empty without a
 * size.
 */
export function sizeText(size: string | null, typed: string): string {
  const value = toPositive(size);
  if (!value) return '';
  return toDecimal(readSize(typed)?.value)?.eq(value) ? typed : value.toFixed();
}

/** The size of a line as it is kept; null for plain pieces. */
export function sizeOf({ size, typedSize }: { size: string | null; typedSize: string }): Size | null {
  const text = sizeText(size, typedSize);
  return size !== null && text !== '' ? { text, value: size } : null;
}
