import { toPositive } from '../numbers/decimal.ts';

/** True when payment term days are above 0. 0 or absent means paying now (rules: May it be placed?). */
export function hasPaymentTerms(paytermDays: unknown): boolean {
  return toPositive(paytermDays) !== null;
}

/** The name of the payment terms; empty when it only repeats the number of days. */
export function distinctTermsName(name: string, days: number): string {
  return new RegExp(`(?<!\\d)${days}(?!\\d)`).test(name) ? '' : name;
}
