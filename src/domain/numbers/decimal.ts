import createBig from 'big.js';
import { numericText } from './numericText.ts';

/** A constructor of our own, so that nobody else's settings of the library reach a price. */
const Big = createBig();
Big.DP = 20;
Big.RM = Big.roundHalfUp;

/** An exact decimal. All arithmetic on money and quantities happens on these (rules: Numbers). */
export type Decimal = createBig.Big;

/** The same with 2 decimal places, rounded once: for dividing straight to an amount. */
const Amount = createBig();
Amount.DP = 2;
Amount.RM = Amount.roundHalfUp;

/** A number as it arrives: a number, a text that may be one, or nothing. `toDecimal` decides whether it counts. */
export type NumericInput = number | string | null | undefined;

export const ZERO: Decimal = new Big(0);
export const ONE: Decimal = new Big(1);
export const HUNDRED: Decimal = new Big(100);
const ONE_PERCENT: Decimal = new Big('0.01');

const MOST_PLACES = 40;

/**
 * The value as a decimal when it is numeric: a finite number, or a text that is one (surrounding spaces allowed).
 * Anything else counts as absent and gives null (rules: Numbers). Never throws; more than 40 decimal places are
 * rounded away, so that a hostile text can't make later arithmetic slow.
 */
export function toDecimal(value: unknown): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : null;
  const text = numericText(value);
  if (text === null) return null;
  if (Number(text) === 0) return ZERO;
  const exact = new Big(text.replace('+', '').replace(/e\+?/i, 'e'));
  return text.length > MOST_PLACES ? exact.round(MOST_PLACES) : exact;
}

/** The value as a decimal when it is numeric and above 0, else null. */
export function toPositive(value: unknown): Decimal | null {
  const decimal = toDecimal(value);
  return decimal?.gt(ZERO) ? decimal : null;
}

/** Rounds half away from zero to that many decimal places (rules: Numbers). */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  return value.round(places, Big.roundHalfUp);
}

/** `value / divisor`, rounded half away from zero to 2 decimal places. */
export function divideToAmount(value: Decimal, divisor: Decimal): Decimal {
  return new Big(new Amount(value).div(divisor));
}

/** The largest whole number that is not above `value / divisor`; both are expected above 0. */
export function floorDivide(value: Decimal, divisor: Decimal): Decimal {
  return value.div(divisor).round(0, Big.roundDown);
}

/** The smallest whole number that is not below `value / divisor`; both are expected above 0. */
export function ceilDivide(value: Decimal, divisor: Decimal): Decimal {
  return value.div(divisor).round(0, Big.roundUp);
}

export function minDecimal<T extends Decimal>(a: T, b: T): T {
  return a.lte(b) ? a : b;
}

export function maxDecimal<T extends Decimal>(a: T, b: T): T {
  return a.gte(b) ? a : b;
}

/** That many percent of the value, exactly. Multiplies, because dividing is ten times slower. */
export function percentOf(value: Decimal, percent: Decimal): Decimal {
  return value.times(percent).times(ONE_PERCENT);
}

/** `value` less that many percent, exactly. */
export function lessPercent(value: Decimal, percent: Decimal): Decimal {
  return percentOf(value, HUNDRED.minus(percent));
}
