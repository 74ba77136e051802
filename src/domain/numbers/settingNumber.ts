/**
 * A small number that a setting holds, such as a mode or a count: a finite number, or a text that is one; null for anything
 * else (rules: Numbers). Settings are read before the first paint, and this needs no decimal library; money never comes here.
 */
export function settingNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
