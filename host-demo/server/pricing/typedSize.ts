import { type Exact, exact, positiveOrNull } from './numbers.ts';

const DIMENSION = /^\d+([.,]\d+)?(x\d+([.,]\d+)?)+$/i;
const MAX_LETTERS = 40;

/** The value of a dimension such as `2,5 X 4` (rules: Quantity of a line); null when invalid or 0. */
const parseDimension = (text: string): Exact | null => {
  const compact = text.replace(/\s/g, '');
  if (compact.length > MAX_LETTERS || !DIMENSION.test(compact)) return null;
  const product = compact.split(/x/i).reduce((size, part) => size.times(part.replace(',', '.')), exact(1));
  return positiveOrNull(product.toFixed());
};

/**
 * A line's size: the sent number, else the value of the typed dimension (specification §3, `size (or user_input_size)`).
 * The typed text is kept only when it has the same value.
 */
export const typedSize = (line: {
  size: unknown;
  user_input_size: string;
}): { size: Exact | null; size_text: string } => {
  const typed = parseDimension(line.user_input_size);
  const size = positiveOrNull(line.size) ?? typed;
  return { size, size_text: size && typed?.eq(size) ? line.user_input_size.trim() : '' };
};
