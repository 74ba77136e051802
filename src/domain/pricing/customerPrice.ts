import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { PriceData } from './types.ts';

/** The list price per base unit; null when it is not numeric or below 0. */
export function listPrice({ defaultPrice }: PriceData): Decimal | null {
  const list = toDecimal(defaultPrice);
  return list?.gte(ZERO) ? list : null;
}

/**
 * The customer's price per base unit: the first numeric of net value and net price, else list price plus adjustment; never
 * below 0 (rules: Price of a line, 2). Null when none is numeric.
 */
export function customerPrice(data: PriceData): Decimal | null {
  const net = toDecimal(data.netValue) ?? toDecimal(data.netPrice);
  if (net) return maxDecimal(net, ZERO);
  const list = toDecimal(data.defaultPrice);
  return list && maxDecimal(list.plus(toDecimal(data.adjustValue) ?? ZERO), ZERO);
}
