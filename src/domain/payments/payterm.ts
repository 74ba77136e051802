import { toPositive } from '../numbers/decimal.ts';

/** 0 or absent means paying now (rules: May it be placed?). */
export function hasPaymentTerms(paytermDays: unknown): boolean {
  return toPositive(paytermDays) !== null;
}

export type SalesTerm = { code: string; label: string; days: number };

export function termsLabel(
  { code, name }: { code: string; name: string },
  salesTerms: readonly SalesTerm[],
): string {
  return (code !== '' && salesTerms.find((term) => term.code === code)?.label) || name;
}

/** Empty when the name only repeats the number of days. */
export function distinctTermsName(name: string, days: number): string {
  return new RegExp(`(?<!\\d)${days}(?!\\d)`).test(name) ? '' : name;
}
