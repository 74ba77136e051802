import bigJs from 'big.js';

const Exact = bigJs();
Exact.DP = 40;
Exact.RM = Exact.roundHalfUp;

/** The server's own decimals, rounded half away from zero (rules: Numbers). */
export type Exact = bigJs.Big;

export const exact = (value: Exact | number | string): Exact => new Exact(value);

export const zero = exact(0);

/** Larger numbers are faults. */
const MAX_VALUE = 1e21;
const MAX_PLACES = 40;

/**
 * A finite number, or a text that is one (rules: Numbers); null for anything else and for too large values. Places beyond
 * 40 are rounded.
 */
export const numericOrNull = (value: unknown): Exact | null => {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (text === '' || !(Math.abs(Number(text)) <= MAX_VALUE)) return null;
  try {
    return exact(text).round(MAX_PLACES);
  } catch {
    return null;
  }
};

export const positiveOrNull = (value: unknown): Exact | null => {
  const number = numericOrNull(value);
  return number?.gt(0) ? number : null;
};

/** Two decimals (rules: Numbers). */
export const cents = (value: Exact): Exact => value.round(2);

export const percentOf = (value: Exact, percent: Exact): Exact => value.times(percent).div(100);

export const atLeastZero = (value: Exact): Exact => (value.lt(0) ? zero : value);

export const sum = (values: readonly Exact[]): Exact =>
  values.reduce((total, value) => total.plus(value), zero);
