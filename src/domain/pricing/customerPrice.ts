import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { PriceData } from './types.ts';

export function listPrice({ defaultPrice }: PriceData): Decimal | null {
  const list = toDecimal(defaultPrice);
  return list?.gte(ZERO) ? list : null;
}

/** Per base unit (rules: Price of a line). Null when no value is numeric. */
export function customerPrice(data: PriceData): Decimal | null {
  const net = toDecimal(data.netValue) ?? toDecimal(data.netPrice);
  if (net) return maxDecimal(net, ZERO);
  const list = toDecimal(data.defaultPrice);
  return list && maxDecimal(list.plus(toDecimal(data.adjustValue) ?? ZERO), ZERO);
}
