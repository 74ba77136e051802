import createBig from 'big.js';
import { numericText } from './numericText.ts';

/** A constructor of our own, so that no other user of the library can change its settings. */
const Big = createBig();
Big.DP = 20;
Big.RM = Big.roundHalfUp;

/** An exact decimal, for all arithmetic on money and quantities (rules: Numbers). */
export type Decimal = createBig.Big;

export type NumericInput = number | string | null | undefined;

export const ZERO: Decimal = new Big(0);
export const ONE: Decimal = new Big(1);
export const HUNDRED: Decimal = new Big(100);
const ONE_PERCENT: Decimal = new Big('0.01');

const MAX_DECIMAL_PLACES = 40;

/**
 * A finite number, or a text that is one, as a decimal; null for anything else and for values that are too large (rules:
 * Numbers). More than 40 decimal places are rounded, so that a hostile value can't slow down later arithmetic.
 */
export function toDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const cached = parsedValues.get(value);
  if (cached !== undefined) return cached;
  const decimal = parseDecimal(value);
  if (parsedValues.size >= MAX_CACHED_VALUES) parsedValues.clear();
  if (String(value).length <= MAX_DECIMAL_PLACES) parsedValues.set(value, decimal);
  return decimal;
}

/** Parsing takes longer than arithmetic, and the same quantities, rates and prices repeat. */
const parsedValues = new Map<number | string, Decimal | null>();
const MAX_CACHED_VALUES = 4_000;

function parseDecimal(value: number | string): Decimal | null {
  const text = numericText(value);
  if (text === null) return null;
  if (Number(text) === 0) return ZERO;
  const exact = new Big(text.replace('+', '').replace(/e\+?/i, 'e'));
  return countDecimalPlaces(exact) > MAX_DECIMAL_PLACES ? exact.round(MAX_DECIMAL_PLACES) : exact;
}

/** The sign and the first digit are read, because a comparison takes longer and every line of a cart is asked. */
export function toPositive(value: unknown): Decimal | null {
  const decimal = toDecimal(value);
  return decimal && decimal.s > 0 && decimal.c[0] !== 0 ? decimal : null;
}

/** Half away from zero (rules: Numbers). */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  return countDecimalPlaces(value) <= places ? value : value.round(places, Big.roundHalfUp);
}

/** Negative for trailing zeros: -2 for 500. */
function countDecimalPlaces({ c: digits, e: exponent }: Decimal): number {
  return digits.length - 1 - exponent;
}

export function fromCents(cents: number | bigint): Decimal {
  return new Big(cents).times(ONE_PERCENT);
}

/** The value in cents or a finer unit, with `perCent` units per cent. */
export function toSmallestUnits(value: Decimal): { units: bigint; perCent: bigint } {
  const extraPlaces = Math.max(0, countDecimalPlaces(value) - 2);
  const perCent = 10n ** BigInt(extraPlaces);
  return { units: BigInt(value.times(HUNDRED).times(String(perCent)).toFixed()), perCent };
}

/** Largest whole number ≤ `value / divisor`; both must be above 0. */
export function floorDivide(value: Decimal, divisor: Decimal): Decimal {
  return value.div(divisor).round(0, Big.roundDown);
}

/** Smallest whole number ≥ `value / divisor`; both must be above 0. */
export function ceilDivide(value: Decimal, divisor: Decimal): Decimal {
  return value.div(divisor).round(0, Big.roundUp);
}

export function minDecimal<T extends Decimal>(a: T, b: T): T {
  return a.lte(b) ? a : b;
}

export function maxDecimal<T extends Decimal>(a: T, b: T): T {
  return a.gte(b) ? a : b;
}

/** Multiplies, because division is ten times slower. */
export function percentOf(value: Decimal, percent: Decimal): Decimal {
  return value.times(percent).times(ONE_PERCENT);
}

export function lessPercent(value: Decimal, percent: Decimal): Decimal {
  return percentOf(value, HUNDRED.minus(percent));
}
