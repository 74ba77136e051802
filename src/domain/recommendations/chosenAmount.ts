import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money } from '../numbers/money.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PriceLineInput } from '../pricing/types.ts';

/** What a line would come to before tax, after discounts; null when it has no price (rules: Amounts of a line). */
export function lineAmount(input: PriceLineInput): Money | null {
  const price = priceLine(input);
  return price.ok ? money(price.gross.minus(price.discount)) : null;
}

/** What lines would come to together before tax; a line without a price counts nothing. */
export function sumAmounts(amounts: readonly (Decimal | null)[]): Money {
  return money(amounts.reduce((sum: Decimal, amount) => sum.plus(amount ?? ZERO), ZERO));
}
