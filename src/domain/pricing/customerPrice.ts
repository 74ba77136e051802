import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { PriceFacts } from './types.ts';

/** The list price per base unit; null when it is no number or below 0: then there is no price to start from. */
export function listPrice({ defaultPrice }: PriceFacts): Decimal | null {
  const list = toDecimal(defaultPrice);
  return list?.gte(ZERO) ? list : null;
}

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
