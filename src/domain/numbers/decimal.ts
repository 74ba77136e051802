import createBig from 'big.js';
import { numericText } from './numericText.ts';

/** A constructor of our own, so that nobody else's settings of the library reach a price. */
const Big = createBig();
Big.DP = 20;
Big.RM = Big.roundHalfUp;

/** An exact decimal. All arithmetic on money and quantities happens on these (rules: Numbers). */
export type Decimal = createBig.Big;

/** A number as it arrives: a number, a text that may be one, or nothing. `toDecimal` decides whether it counts. */
export type NumericInput = number | string | null | undefined;

export const ZERO: Decimal = new Big(0);
export const ONE: Decimal = new Big(1);
export const HUNDRED: Decimal = new Big(100);
const ONE_PERCENT: Decimal = new Big('0.01');

const MOST_PLACES = 40;

/**
 * The value as a decimal when it is numeric: a finite number, or a text that is one (surrounding spaces allowed).
 * Anything else counts as absent and gives null, what is beyond all measure too (rules: Numbers). Never throws; more than
 * 40 decimal places are rounded away, so that a hostile number can't make later arithmetic slow.
 */
export function toDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const known = read.get(value);
  if (known !== undefined) return known;
  const decimal = readDecimal(value);
  if (read.size >= MOST_READ) read.clear();
  if (String(value).length <= MOST_PLACES) read.set(value, decimal);
  return decimal;
}

/** Reading takes longer than reckoning, and the same quantities, rates and prices come again and again. */
const read = new Map<number | string, Decimal | null>();
const MOST_READ = 4_000;

function readDecimal(value: number | string): Decimal | null {
  const text = numericText(value);
  if (text === null) return null;
  if (Number(text) === 0) return ZERO;
  const exact = new Big(text.replace('+', '').replace(/e\+?/i, 'e'));
  return placesOf(exact) > MOST_PLACES ? exact.round(MOST_PLACES) : exact;
}

/** The value as a decimal when it is numeric and above 0, else null. */
export function toPositive(value: unknown): Decimal | null {
  const decimal = toDecimal(value);
  return decimal?.gt(ZERO) ? decimal : null;
}

/** Rounds half away from zero to that many decimal places (rules: Numbers). */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  return placesOf(value) <= places ? value : value.round(places, Big.roundHalfUp);
}

/** How many decimal places a value has; below 0 when it ends in zeros: -2 for 500. */
function placesOf({ c: digits, e: exponent }: Decimal): number {
  return digits.length - 1 - exponent;
}

/** A whole number of hundredths as an amount: 1234 is 12.34. */
export function fromCents(cents: number | bigint): Decimal {
  return new Big(cents).times(ONE_PERCENT);
}

/** A value as a whole number of its smallest units, hundredths or finer, `perCent` of them to a hundredth. */
export function inUnits(value: Decimal): { units: bigint; perCent: bigint } {
  const finer = Math.max(0, placesOf(value) - 2);
  const perCent = 10n ** BigInt(finer);
  return { units: BigInt(value.times(HUNDRED).times(String(perCent)).toFixed()), perCent };
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
