import { type Decimal, maxDecimal, ZERO } from '../../numbers/decimal.ts';
import type { SpecialPriceEntry, SpecialPriceRuleName } from '../types.ts';
import { costMargin } from './costMargin.ts';
import { fixedPrice } from './fixedPrice.ts';
import { scaleMargin } from './scaleMargin.ts';
import { scalePrice } from './scalePrice.ts';
import type { SpecialPriceContext, SpecialPriceRule } from './specialPrice.ts';
import { stepPrice } from './stepPrice.ts';

const RULES: Record<SpecialPriceRuleName, SpecialPriceRule> = {
  FIXED_PRICE: fixedPrice,
  SCALE_PRICE: scalePrice,
  STEP_PRICE: stepPrice,
  COST_MARGIN: costMargin,
  SCALE_MARGIN: scaleMargin,
};
const RULES_BY_NAME = new Map<string, SpecialPriceRule>(Object.entries(RULES));

/** The first entry that applies, in the order received (rules: Price of a line). Unknown rules are ignored. */
export function specialPrice(
  entries: readonly SpecialPriceEntry[],
  context: SpecialPriceContext,
): { entry: SpecialPriceEntry; price: Decimal } | null {
  for (const entry of entries) {
    const price = RULES_BY_NAME.get(entry.rule)?.(entry, context);
    if (price) return { entry, price: maxDecimal(price, ZERO) };
  }
  return null;
}
