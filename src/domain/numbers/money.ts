import { type Decimal, fromCents, HUNDRED, roundHalfUp, ZERO } from './decimal.ts';

declare const unit: unique symbol;

/** An amount with 2 decimals (rules: Numbers). Unit prices are plain decimals. */
export type Money = Decimal & { readonly [unit]: 'money' };

/** Rounds half away from zero. The only way to create Money. */
export function money(value: Decimal): Money {
  return roundHalfUp(value, 2) as Money;
}

export const NO_MONEY: Money = money(ZERO);

export function toExactCents(amount: Money): bigint {
  const cents = toCents(amount);
  return BigInt(Number.isSafeInteger(cents) ? cents : amount.times(HUNDRED).toFixed());
}

/** Adds whole cents, which is much faster, while they fit into a safe integer. */
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

/** As card providers expect it (rules: Totals). Exact up to 2^53. */
export function toCents({ s: sign, c: digits, e: exponent }: Money): number {
  let integer = 0;
  for (const digit of digits) integer = integer * 10 + digit;
  return integer === 0 ? 0 : sign * integer * 10 ** (exponent + 3 - digits.length);
}
