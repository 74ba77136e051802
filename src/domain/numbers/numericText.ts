const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const BEYOND_40_PLACES = /(\.\d{40})\d+/;

/** No price and no quantity of the trade comes near; what is larger is a fault, and would only break every page. */
const MOST = 1e21;

/**
 * A numeric value as text, the digits as they came: a finite number, or a text that is one; null for anything else, and for
 * what is beyond all measure (rules: Numbers). Decimal places beyond 40 are cut off. For what is only kept and handed on;
 * `toDecimal` is for calculating.
 */
export function numericText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const digits = text.trim();
  if (!NUMERIC.test(digits) || !(Math.abs(Number(digits)) <= MOST)) return null;
  return digits.length > 40 ? digits.replace(BEYOND_40_PLACES, '$1') : digits;
}
