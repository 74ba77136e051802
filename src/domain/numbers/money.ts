import { type Decimal, roundHalfUp, ZERO } from './decimal.ts';

declare const unit: unique symbol;

/** An amount with 2 decimals, whatever the currency (rules: Numbers). Unit prices are plain decimals, not Money. */
export type Money = Decimal & { readonly [unit]: 'money' };

/** Rounds to 2 decimals, half away from zero: the only way to make Money. */
export function money(value: Decimal): Money {
  return roundHalfUp(value, 2) as Money;
}

export const NO_MONEY: Money = money(ZERO);

export function sumMoney(amounts: Iterable<Money>): Money {
  let sum: Decimal = ZERO;
  for (const amount of amounts) sum = sum.plus(amount);
  return money(sum);
}

/** The amount in cents, an integer: what the card provider is asked for (rules: Totals, 5). */
export function inCents(amount: Money): number {
  return roundHalfUp(amount.times(100), 0).toNumber();
}
