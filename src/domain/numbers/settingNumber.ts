/** Modes, counts and days stay far below; a larger number is a fault, and no calendar reaches as far. */
const MOST = 1e6;

/**
 * A small number that a setting holds, such as a mode or a count of days: a number up to a million, or a text that is one;
 * null for anything else (rules: Numbers). Settings are read before the first paint, and this needs no decimal library;
 * money never comes here.
 */
export function settingNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Math.abs(number) <= MOST ? number : null;
}
