import { settingNumber } from './settingNumber.ts';

const DEFAULT_PLACES = 2;
const MAX_PLACES = 10;

/** PORTAL_PRICE_DECIMALS (rules: Numbers). */
export function decimalPlaces(setting: unknown): number {
  const places = settingNumber(setting) ?? DEFAULT_PLACES;
  return Number.isInteger(places) && places >= 0 && places <= MAX_PLACES ? places : DEFAULT_PLACES;
}
