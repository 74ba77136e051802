import { isOn } from '../settings.ts';
import { cents, type Exact, numericOrNull, percentOf, positiveOrNull, sum } from './numbers.ts';
import type { Rules } from './unitPrice.ts';

/** A percentage of the amount after discounts, or a fixed amount per base unit. */
export type LineTax = { value: Exact; is_percent: boolean };
type NamedTax = LineTax & { name: string | null };

export type LineTaxes = { origin: 'exempt' | 'rules' | 'product' | 'customer'; taxes: NamedTax[] };

export type TaxedUser = { is_taxable: boolean; tax_rate: unknown };

const percentTax = (value: Exact | null): NamedTax[] =>
  value ? [{ name: null, value, is_percent: true }] : [];

/** The taxes of a line (rules: Amounts of a line): the rules', else the product's, else the user's. */
export const taxesOf = (user: TaxedUser, rules: Rules | null, productTax: unknown): LineTaxes => {
  if (!user.is_taxable) return { origin: 'exempt', taxes: [] };
  const own = rules?.taxes ?? [];
  if (own.length > 0) {
    const taxes = own.flatMap(({ name, value, is_percent }) => {
      const number = numericOrNull(value);
      return number ? [{ name: nameOf(name), value: number, is_percent: isOn(is_percent) }] : [];
    });
    return { origin: 'rules', taxes };
  }
  const ofProduct = positiveOrNull(productTax);
  if (ofProduct) return { origin: 'product', taxes: percentTax(ofProduct) };
  return { origin: 'customer', taxes: percentTax(numericOrNull(user.tax_rate)) };
};

const nameOf = (name: string | number | null | undefined): string | null =>
  name === null || name === undefined || name === '' ? null : String(name);

export const taxAmount = (taxes: readonly LineTax[], afterDiscount: Exact, q: Exact): Exact =>
  sum(
    taxes.map(({ value, is_percent }) =>
      cents(is_percent ? percentOf(afterDiscount, value) : value.times(q)),
    ),
  );
