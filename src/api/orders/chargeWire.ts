import type { Money } from '../../domain/numbers/money.ts';
import type { ChosenPayment, PaymentMethod } from '../../domain/payments/paymentMethod.ts';

/** The ways of paying as the settings of a company name them. */
const NAMES: Readonly<Record<PaymentMethod, string>> = { card: 'credit_card', bank: 'bank_account' };

/**
 * The payment-method charge of a header (specification §3). `amount` is its size: what is added, or below 0 what is taken
 * off, is sent. `json_data` says which way of paying it is, from which the back office finds its own charge.
 */
export const chargeWire = (payment: ChosenPayment | null, amount: Money) => {
  const { isCharge = true, charge = 0, isPercent = false } = payment?.charge ?? {};
  const said = payment && {
    payment_method: NAMES[payment.method],
    is_charge: isCharge,
    charge,
    is_charge_percent: isPercent,
  };
  return {
    payment_method_charge: charge,
    payment_method_charge_is_percent: isPercent,
    payment_method_charge_json_data: said ? JSON.stringify(said) : '',
    payment_method_charge_amount: (isCharge ? amount : amount.neg()).toNumber(),
  };
};
