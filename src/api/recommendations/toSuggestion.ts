import { type NumericInput, toPositive } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import type { Suggestion } from '../../domain/recommendations/suggestion.ts';

export const toSuggestion = (
  { product_id, product_code, units }: { product_id: number; product_code: string; units: string },
  quantity: NumericInput,
): Suggestion | null => {
  const count = toPositive(quantity);
  return (
    count && {
      productId: product_id,
      productCode: product_code,
      quantity: formatForWire(count),
      unitCode: units,
    }
  );
};
