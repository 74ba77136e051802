import { type Decimal, maxDecimal, ZERO } from '../../numbers/decimal.ts';
import type { SpecialPriceEntry } from '../types.ts';
import { costMargin } from './costMargin.ts';
import { fixedPrice } from './fixedPrice.ts';
import { scaleMargin } from './scaleMargin.ts';
import { scalePrice } from './scalePrice.ts';
import type { SpecialPriceContext, SpecialPriceRule } from './specialPrice.ts';
import { stepPrice } from './stepPrice.ts';

const RULES: readonly SpecialPriceRule[] = [fixedPrice, scalePrice, stepPrice, costMargin, scaleMargin];
const RULES_BY_NAME = new Map(RULES.map((rule) => [rule.rule, rule]));

/** The first entry that applies, in the order received (rules: Price of a line). Unknown rules are ignored. */
export function specialPrice(
  entries: readonly SpecialPriceEntry[],
  context: SpecialPriceContext,
): { entry: SpecialPriceEntry; price: Decimal } | null {
  for (const entry of entries) {
    const price = RULES_BY_NAME.get(entry.rule)?.priceOf(entry, context);
    if (price) return { entry, price: maxDecimal(price, ZERO) };
  }
  return null;
}
