import { type NumericInput, toPositive } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import type { Suggestion } from '../../domain/recommendations/suggestion.ts';

/** Null when the quantity is not above 0. */
export const toSuggestion = (
  { product_id, units }: { product_id: number; units: string },
  quantity: NumericInput,
): Suggestion | null => {
  const count = toPositive(quantity);
  return count && { productId: product_id, quantity: formatForWire(count), unitCode: units };
};
