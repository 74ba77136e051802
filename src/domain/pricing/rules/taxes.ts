import { percentOf, toDecimal, toPositive, ZERO } from '../../numbers/decimal.ts';
import { type Money, money, sumMoney } from '../../numbers/money.ts';
import type { Quantity } from '../../numbers/quantity.ts';
import type { PriceLineInput, TaxEntry } from '../types.ts';

/**
 * The taxes of a line: none for a customer who is not taxable; else those of the price rules (rules on); without any, the
 * product's default percent when above 0; else the customer's rate (rules: Amounts of a line).
 */
export function taxesThatApply(
  input: Pick<PriceLineInput, 'customer' | 'settings' | 'rules' | 'defaultTax'>,
): readonly TaxEntry[] {
  const { customer, settings, rules, defaultTax } = input;
  if (!customer.isTaxable) return [];
  if (settings.advancedPriceRules && rules && rules.taxes.length > 0) return rules.taxes;
  return [{ name: null, value: toPositive(defaultTax) ? defaultTax : customer.taxRate, isPercent: true }];
}

/** The tax on a line: each percent of its amount after discounts, each fixed tax times `q`, rounded one by one. */
export function taxOn(taxes: readonly TaxEntry[], amount: Money, q: Quantity): Money {
  return sumMoney(
    taxes.map(({ value, isPercent }) => {
      const rate = toDecimal(value) ?? ZERO;
      return money(isPercent ? percentOf(amount, rate) : q.times(rate));
    }),
  );
}
