import { type Decimal, fromCents, HUNDRED, roundHalfUp, ZERO } from './decimal.ts';

declare const unit: unique symbol;

/** An amount with 2 decimals, in any currency (rules: Numbers). Unit prices are plain decimals, not Money. */
export type Money = Decimal & { readonly [unit]: 'money' };

/** Rounds to 2 decimals, half away from zero. The only way to create Money. */
export function money(value: Decimal): Money {
  return roundHalfUp(value, 2) as Money;
}

export const NO_MONEY: Money = money(ZERO);

export function toExactCents(amount: Money): bigint {
  const cents = toCents(amount);
  return BigInt(Number.isSafeInteger(cents) ? cents : amount.times(HUNDRED).toFixed());
}

/** Exact. Adds whole cents, which is much faster, while they fit into a safe integer. */
export function sumMoney(amounts: readonly Money[]): Money {
  let cents = 0;
  for (const amount of amounts) {
    const amountCents = toCents(amount);
    cents += amountCents;
    if (!Number.isSafeInteger(amountCents) || !Number.isSafeInteger(cents)) return sumExactly(amounts);
  }
  return money(fromCents(cents));
}

function sumExactly(amounts: readonly Money[]): Money {
  return money(amounts.reduce<Decimal>((sum, amount) => sum.plus(amount), ZERO));
}

/** The amount in cents, as card providers expect it (rules: Totals, 5). Exact up to 2^53. */
export function toCents({ s: sign, c: digits, e: exponent }: Money): number {
  let whole = 0;
  for (const digit of digits) whole = whole * 10 + digit;
  return whole === 0 ? 0 : sign * whole * 10 ** (exponent + 3 - digits.length);
}
