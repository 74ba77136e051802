import { toPositive } from '../numbers/decimal.ts';

/** Whether the customer buys on terms: payterm days above 0; 0 or absent means paying now (rules: May it be placed?). */
export function buysOnTerms(paytermDays: unknown): boolean {
  return toPositive(paytermDays) !== null;
}
