import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money } from '../numbers/money.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PricedLine, PriceLineInput } from '../pricing/types.ts';

/** A line that might be ordered, and what it would come to before tax, after discounts. */
export type ChosenPrice = { readonly price: PricedLine; readonly amount: Money };

/** What a line would come to; null when it has no price (rules: Amounts of a line). */
export function chosenPrice(input: PriceLineInput): ChosenPrice | null {
  const price = priceLine(input);
  return price.ok ? { price, amount: money(price.gross.minus(price.discount)) } : null;
}

/** What lines would come to together before tax; a line without a price counts nothing. */
export function sumAmounts(amounts: readonly (Decimal | null)[]): Money {
  return money(amounts.reduce((sum: Decimal, amount) => sum.plus(amount ?? ZERO), ZERO));
}
