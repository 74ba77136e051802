const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * A numeric value as text, the digits as they came: a finite number, or a text that is one; null for anything else (rules:
 * Numbers). For what is only kept and handed on; `toDecimal` is for calculating.
 */
export function numericText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return NUMERIC.test(text) && Number.isFinite(Number(text)) ? text : null;
}
