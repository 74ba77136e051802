import { percentOf, toDecimal, toPositive, ZERO } from '../../numbers/decimal.ts';
import { type Money, money, sumMoney } from '../../numbers/money.ts';
import type { Quantity } from '../../numbers/quantity.ts';
import type { PriceLineInput, TaxEntry, TaxOrigin } from '../types.ts';

/** (rules: Amounts of a line) */
export function applicableTaxes(
  input: Pick<PriceLineInput, 'customer' | 'settings' | 'rules' | 'defaultTax'>,
): { origin: TaxOrigin; taxes: readonly TaxEntry[] } {
  const { customer, settings, rules, defaultTax } = input;
  if (!customer.isTaxable) return { origin: 'exempt', taxes: [] };
  if (settings.advancedPriceRules && rules && rules.taxes.length > 0) {
    return { origin: 'rules', taxes: rules.taxes };
  }
  if (toPositive(defaultTax)) {
    return { origin: 'product', taxes: [{ name: null, value: defaultTax, isPercent: true }] };
  }
  return { origin: 'customer', taxes: [{ name: null, value: customer.taxRate, isPercent: true }] };
}

export function taxAmount({ value, isPercent }: TaxEntry, amount: Money, q: Quantity): Money {
  const rate = toDecimal(value) ?? ZERO;
  return money(isPercent ? percentOf(amount, rate) : q.times(rate));
}

/** Each tax is rounded on its own. */
export function lineTax(taxes: readonly TaxEntry[], amount: Money, q: Quantity): Money {
  const amounts = taxes.map((tax) => taxAmount(tax, amount, q));
  const [only, second] = amounts;
  return only && !second ? only : sumMoney(amounts);
}
