import { type Decimal, toDecimal, ZERO } from '../../numbers/decimal.ts';
import type { QuantityRange } from '../types.ts';

/** An absent or zero max is no limit, an absent min is 0 (rules: Price of a line). */
export function isWithinRange(range: QuantityRange, q: Decimal): boolean {
  const min = toDecimal(range.minValue) ?? ZERO;
  const max = toDecimal(range.maxValue) ?? ZERO;
  return q.gte(min) && (max.eq(ZERO) || q.lte(max));
}
