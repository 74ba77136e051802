/** Larger values are faults; dates can't reach that far. */
const MAX_VALUE = 1e6;

/** Needs no decimal library, because settings are read before the first paint (rules: Numbers). */
export function settingNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Math.abs(number) <= MAX_VALUE ? number : null;
}
