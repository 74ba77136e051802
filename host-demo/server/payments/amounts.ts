import type { CompanySettingsWire } from '../../../src/api/checkout/settingsSchema.ts';
import { cents, type Exact, exact, numericOrNull, percentOf } from '../pricing/numbers.ts';
import type { ChargeTerms } from '../pricing/totals.ts';
import { isOn } from '../settings.ts';
import type { Payform } from './payment.ts';

/** Nobody pays centavos: providers take pesos without decimals. */
const WHOLE_UNIT_CURRENCIES = ['COP'];
const CENTS = 100;

const decimalsOf = (currency: string): number =>
  WHOLE_UNIT_CURRENCIES.includes(currency.toUpperCase()) ? 0 : 2;

export const chargeable = (amount: Exact, currency: string): Exact => amount.round(decimalsOf(currency));

export const providerAmount = (amount: Exact, currency: string): string =>
  amount.toFixed(decimalsOf(currency));

/** Hundredths, an integer (rules: Totals). */
export const inCents = (amount: Exact): number => amount.times(CENTS).round(0).toNumber();

const SETTINGS: Readonly<Record<Payform, [charge: string, isPercent: string]>> = {
  credit_card: ['CREDIT_CARD_CHARGE', 'CREDIT_CARD_IS_CHARGE_PERCENT'],
  bank_account: ['BANK_ACCOUNT_CHARGE', 'BANK_ACCOUNT_IS_CHARGE_PERCENT'],
};

/**
 * The charge or discount of a method: `payment_charge`, else the payment settings, where one below 0 is a discount
 * (rules: Payment-method charge). Null when it is zero or not numeric.
 */
export const chargeTermsOf = (
  payform: Payform,
  settings: CompanySettingsWire,
  paymentSettings: Readonly<Record<string, string>>,
): ChargeTerms | null => {
  const group = settings.payment_charge?.[payform];
  if (group) {
    const charge = numericOrNull(group.charge);
    if (!charge || charge.eq(0)) return null;
    return {
      is_charge: isOn(group.is_charge),
      charge: charge.toFixed(),
      is_charge_percent: isOn(group.is_charge_percent),
    };
  }
  const [name, percentName] = SETTINGS[payform];
  const charge = numericOrNull(paymentSettings[name]);
  if (!charge || charge.eq(0)) return null;
  return {
    is_charge: charge.gt(0),
    charge: charge.abs().toFixed(),
    is_charge_percent: isOn(paymentSettings[percentName]),
  };
};

export const chargeRateOf = (terms: ChargeTerms | null): string | null =>
  terms?.is_charge_percent ? (numericOrNull(terms.charge)?.toFixed() ?? null) : null;

/** The charge on `amount`; negative for a discount (rules: Payment-method charge). */
export const signedCharge = (amount: Exact, terms: ChargeTerms | null): Exact => {
  const charge = terms && numericOrNull(terms.charge);
  if (!charge || !terms) return exact(0);
  const value = cents(terms.is_charge_percent ? percentOf(amount, charge) : charge);
  return terms.is_charge ? value : value.times(-1);
};
