import { toPositive } from '../numbers/decimal.ts';

/** Whether the customer buys on terms: payterm days above 0; 0 or absent means paying now (rules: May it be placed?). */
export function buysOnTerms(paytermDays: unknown): boolean {
  return toPositive(paytermDays) !== null;
}

/** The back office's name of the terms where it says something else than their days; empty where it only repeats them. */
export function nameBesideDays(name: string, days: number): string {
  return new RegExp(`(?<!\\d)${days}(?!\\d)`).test(name) ? '' : name;
}
