import { isOn } from '../settings.ts';
import { cents, type Exact, numericOrNull, percentOf, positiveOrNull, sum } from './numbers.ts';
import type { Rules } from './unitPrice.ts';

/** A tax on a line: percent of what is left after the discounts, or a fixed amount per base unit. */
export type LineTax = { value: Exact; is_percent: boolean };

export type TaxedUser = { is_taxable: boolean; tax_rate: unknown };

/** Which taxes a line bears (rules: Amounts of a line): the rules' own, else the product's, else the user's. */
export const taxesOf = (user: TaxedUser, rules: Rules | null, productTax: unknown): LineTax[] => {
  if (!user.is_taxable) return [];
  const own = rules?.taxes ?? [];
  if (own.length > 0) {
    return own.flatMap(({ value, is_percent }) => {
      const number = numericOrNull(value);
      return number ? [{ value: number, is_percent: isOn(is_percent) }] : [];
    });
  }
  const percent = positiveOrNull(productTax) ?? numericOrNull(user.tax_rate);
  return percent ? [{ value: percent, is_percent: true }] : [];
};

/** The sum of a line's taxes, each rounded by itself. */
export const taxAmount = (taxes: readonly LineTax[], afterDiscount: Exact, q: Exact): Exact =>
  sum(
    taxes.map(({ value, is_percent }) =>
      cents(is_percent ? percentOf(afterDiscount, value) : value.times(q)),
    ),
  );
