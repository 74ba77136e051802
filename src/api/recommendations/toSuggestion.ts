import { type NumericInput, toPositive } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import type { Suggestion } from '../../domain/recommendations/suggestion.ts';

/** A suggested product in the portal's own words; null when its quantity is no number above 0. */
export const toSuggestion = (
  { product_id, units }: { product_id: number; units: string },
  quantity: NumericInput,
): Suggestion | null => {
  const count = toPositive(quantity);
  return count && { productId: product_id, quantity: formatForWire(count), unitCode: units };
};
