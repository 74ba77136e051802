import { type Decimal, fromCents, HUNDRED, roundHalfUp, ZERO } from './decimal.ts';

declare const unit: unique symbol;

/** An amount with 2 decimals, whatever the currency (rules: Numbers). Unit prices are plain decimals, not Money. */
export type Money = Decimal & { readonly [unit]: 'money' };

/** Rounds to 2 decimals, half away from zero: the only way to make Money. */
export function money(value: Decimal): Money {
  return roundHalfUp(value, 2) as Money;
}

export const NO_MONEY: Money = money(ZERO);

/** The amount in cents, however large. */
export function exactCents(amount: Money): bigint {
  const cents = inCents(amount);
  return BigInt(Number.isSafeInteger(cents) ? cents : amount.times(HUNDRED).toFixed());
}

/** The sum, exactly. Whole cents add up exactly, and many times faster, for as long as a number holds them. */
export function sumMoney(amounts: readonly Money[]): Money {
  let cents = 0;
  for (const amount of amounts) {
    const more = inCents(amount);
    cents += more;
    if (!Number.isSafeInteger(more) || !Number.isSafeInteger(cents)) return sumExactly(amounts);
  }
  return money(fromCents(cents));
}

function sumExactly(amounts: readonly Money[]): Money {
  return money(amounts.reduce<Decimal>((sum, amount) => sum.plus(amount), ZERO));
}

/** The amount in cents, an integer: what the card provider is asked for (rules: Totals, 5). Exact up to 2^53. */
export function inCents({ s: sign, c: digits, e: exponent }: Money): number {
  let whole = 0;
  for (const digit of digits) whole = whole * 10 + digit;
  return whole === 0 ? 0 : sign * whole * 10 ** (exponent + 3 - digits.length);
}
