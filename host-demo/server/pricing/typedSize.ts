import { type Exact, exact, positiveOrNull } from './numbers.ts';

const DIMENSION = /^\d+([.,]\d+)?(x\d+([.,]\d+)?)+$/i;
const MOST_LETTERS = 40;

/** What a dimension such as `2,5 X 4` comes to (rules: Quantity of a line); null for anything else, and for nothing. */
const ofDimension = (text: string): Exact | null => {
  const tight = text.replace(/\s/g, '');
  if (tight.length > MOST_LETTERS || !DIMENSION.test(tight)) return null;
  const product = tight.split(/x/i).reduce((size, part) => size.times(part.replace(',', '.')), exact(1));
  return positiveOrNull(product.toFixed());
};

/**
 * A line's size: the number sent, else what the typed dimension comes to (specification §3, `size (or user_input_size)`).
 * The typed text is kept only where it says the same.
 */
export const typedSize = (line: {
  size: unknown;
  user_input_size: string;
}): { size: Exact | null; size_text: string } => {
  const typed = ofDimension(line.user_input_size);
  const size = positiveOrNull(line.size) ?? typed;
  return { size, size_text: size && typed?.eq(size) ? line.user_input_size.trim() : '' };
};
