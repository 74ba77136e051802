const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const BEYOND_40_PLACES = /(\.\d{40})\d+/;

/** Larger values are faults of the back office; no real price or quantity comes close. */
const MAX_VALUE = 1e21;

/**
 * A finite number, or a text that is one, as text with its digits unchanged; null for anything else and for values above
 * 1e21 (rules: Numbers). Decimal places beyond 40 are cut off. Use it for values that are only stored and passed on; use
 * `toDecimal` to calculate.
 */
export function numericText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const digits = text.trim();
  if (!NUMERIC.test(digits) || !(Math.abs(Number(digits)) <= MAX_VALUE)) return null;
  return digits.length > 40 ? digits.replace(BEYOND_40_PLACES, '$1') : digits;
}
