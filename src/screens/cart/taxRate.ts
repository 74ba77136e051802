import type { PricedCart } from '../../domain/cart/priceCart.ts';
import { type Decimal, toDecimal } from '../../domain/numbers/decimal.ts';

/** The one percentage that all lines are taxed with; null when they differ, or none is. */
export const commonTaxRate = ({ lines }: PricedCart): Decimal | null => {
  let common: Decimal | null = null;
  for (const { price } of lines) {
    if (!price.ok) continue;
    const [tax, second] = price.taxes;
    const rate = tax?.isPercent && !second ? toDecimal(tax.value) : null;
    if (!rate || (common && !common.eq(rate))) return null;
    common = rate;
  }
  return common;
};
