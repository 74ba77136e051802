import { toPositive } from '../numbers/decimal.ts';

/** 0 or absent means paying now (rules: May it be placed?). */
export function hasPaymentTerms(paytermDays: unknown): boolean {
  return toPositive(paytermDays) !== null;
}

/** Empty when the name only repeats the number of days. */
export function distinctTermsName(name: string, days: number): string {
  return new RegExp(`(?<!\\d)${days}(?!\\d)`).test(name) ? '' : name;
}
