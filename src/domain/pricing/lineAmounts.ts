import { type Money, money, NO_MONEY } from '../numbers/money.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { lineTax } from './rules/taxes.ts';
import type { TaxEntry } from './types.ts';

/** `discount` before the coupon: `round2(productDiscount × q)`. */
export type TaxableLine = {
  baseQuantity: Quantity;
  gross: Money;
  discount: Money;
  taxes: readonly TaxEntry[];
};

/** `discount` includes the coupon's share, which `coupon` repeats. */
export type LineAmounts = { gross: Money; coupon: Money; discount: Money; tax: Money; net: Money };

/** `net = gross − discount + tax` (rules: Amounts of a line). */
export function lineAmounts(line: TaxableLine, coupon: Money = NO_MONEY): LineAmounts {
  const discount = money(line.discount.plus(coupon));
  const taxable = money(line.gross.minus(discount));
  const tax = lineTax(line.taxes, taxable, line.baseQuantity);
  return { gross: line.gross, coupon, discount, tax, net: money(taxable.plus(tax)) };
}
