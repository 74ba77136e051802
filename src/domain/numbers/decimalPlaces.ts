import { settingNumber } from './settingNumber.ts';

const DEFAULT_PLACES = 2;
const MOST_PLACES = 10;

/**
 * PORTAL_PRICE_DECIMALS as a number of decimal places, 0 to 10; 2 when absent or not a whole number in that range
 * (rules: Numbers).
 */
export function decimalPlaces(setting: unknown): number {
  const places = settingNumber(setting) ?? DEFAULT_PLACES;
  return Number.isInteger(places) && places >= 0 && places <= MOST_PLACES ? places : DEFAULT_PLACES;
}
