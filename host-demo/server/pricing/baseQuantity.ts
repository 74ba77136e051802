import { type Exact, exact, positiveOrNull } from './numbers.ts';

/** quantity × factor × size (rules: Quantity of a line); null when the quantity is not above 0. */
export const baseQuantity = (
  line: { quantity: unknown; size: unknown },
  factor: unknown,
  takesSize: boolean,
): Exact | null => {
  const quantity = positiveOrNull(line.quantity);
  if (quantity === null) return null;
  const size = takesSize ? (positiveOrNull(line.size) ?? exact(1)) : exact(1);
  return quantity.times(positiveOrNull(factor) ?? exact(1)).times(size);
};
