import { type Exact, exact, numericOrNull, zero } from './numbers.ts';

const DIMENSION = /^\d+([.,]\d+)?(x\d+([.,]\d+)?)+$/i;
const MAX_LETTERS = 40;

/** The value of a dimension such as `2,5 X 4` (rules: Quantity of a line); null when invalid. */
const dimensionOrNull = (text: string): Exact | null => {
  const compact = text.replace(/\s/g, '');
  if (compact.length > MAX_LETTERS || !DIMENSION.test(compact)) return null;
  return compact.split(/x/i).reduce((size, part) => size.times(part.replace(',', '.')), exact(1));
};

/** `size` is null without one: not sent, or 0. */
export type TypedSize = { size: Exact | null; size_text: string };

const isSent = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * A line's size: the sent number, else the value of the typed dimension. The typed text is kept only when it has the same
 * value. `unreadable`: something that is no number, a number below 0, or without a number a typed text that is no
 * dimension.
 */
export const typedSize = (line: { size: unknown; user_input_size: string }): TypedSize | 'unreadable' => {
  const text = line.user_input_size.trim();
  const typed = dimensionOrNull(text);
  const number = isSent(line.size) ? numericOrNull(line.size) : (typed ?? zero);
  const isReadable = isSent(line.size) || typed !== null || text === '';
  if (!isReadable || number === null || number.lt(0)) return 'unreadable';
  const size = number.gt(0) ? number : null;
  return { size, size_text: size && typed?.eq(size) ? text : '' };
};
