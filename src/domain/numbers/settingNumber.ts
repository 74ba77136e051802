/** Larger values are faults; dates can't reach that far. */
const MAX_VALUE = 1e6;

/**
 * A setting such as a mode or a number of days: a number up to a million, or a text that is one; null for anything else
 * (rules: Numbers). It needs no decimal library, because settings are read before the first paint.
 */
export function settingNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Math.abs(number) <= MAX_VALUE ? number : null;
}
