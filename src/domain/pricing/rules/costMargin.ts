import { HUNDRED, toDecimal } from '../../numbers/decimal.ts';
import type { SpecialPriceRule } from './specialPrice.ts';

/** The price of which `value` percent is margin over the cost (rules: Price of a line). */
export const costMargin: SpecialPriceRule = (entry, { cost }) => {
  const margin = toDecimal(entry.value);
  if (!cost?.gt(0) || !margin || margin.lt(0) || margin.gte(HUNDRED)) return null;
  return cost.times(HUNDRED).div(HUNDRED.minus(margin));
};
