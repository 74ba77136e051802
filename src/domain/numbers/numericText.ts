const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const BEYOND_40_PLACES = /(\.\d{40})\d+/;

/** Larger values are faults of the back office. */
const MAX_VALUE = 1e21;

/** Keeps the digits, for values that are only stored and passed on; `toDecimal` is for calculation (rules: Numbers). */
export function numericText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const digits = text.trim();
  if (!NUMERIC.test(digits) || !(Math.abs(Number(digits)) <= MAX_VALUE)) return null;
  return digits.length > 40 ? digits.replace(BEYOND_40_PLACES, '$1') : digits;
}
