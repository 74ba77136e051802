import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { PriceFacts } from './types.ts';

/**
 * The customer's price per base unit: the first numeric of net value and net price, else the list price with its
 * adjustment; never below 0 (rules: Price of a line, 2). Null when none of them is numeric.
 */
export function customerPrice(facts: PriceFacts): Decimal | null {
  const net = toDecimal(facts.netValue) ?? toDecimal(facts.netPrice);
  if (net) return maxDecimal(net, ZERO);
  const list = toDecimal(facts.defaultPrice);
  return list && maxDecimal(list.plus(toDecimal(facts.adjustValue) ?? ZERO), ZERO);
}
