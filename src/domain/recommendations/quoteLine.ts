import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money } from '../numbers/money.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PricedLine, PriceLineInput } from '../pricing/types.ts';

export type LineQuote = { readonly price: PricedLine; readonly amount: Money };

/** Null when the line has no price (rules: Amounts of a line). */
export function quoteLine(input: PriceLineInput): LineQuote | null {
  const price = priceLine(input);
  return price.ok ? { price, amount: money(price.gross.minus(price.discount)) } : null;
}

export function sumAmounts(amounts: readonly (Decimal | null)[]): Money {
  return money(amounts.reduce((sum: Decimal, amount) => sum.plus(amount ?? ZERO), ZERO));
}
