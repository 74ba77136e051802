import { type Decimal, toDecimal, ZERO } from '../../numbers/decimal.ts';
import type { QuantityRange } from '../types.ts';

/** Whether `min ≤ q ≤ max`; an absent or zero max is no bound, an absent min is 0 (rules: Price of a line, 3). */
export function holds(range: QuantityRange, q: Decimal): boolean {
  const min = toDecimal(range.minValue) ?? ZERO;
  const max = toDecimal(range.maxValue) ?? ZERO;
  return q.gte(min) && (max.eq(ZERO) || q.lte(max));
}
