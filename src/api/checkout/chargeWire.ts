import type { Money } from '../../domain/numbers/money.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { PAYFORM_OF_METHOD } from '../history/payform.ts';

/**
 * The payment-method charge of a header. `amount` is sent positive when it is added, negative when it is subtracted. The
 * back office finds its own charge by the method in `json_data`.
 */
export const chargeWire = (payment: ChosenPayment | null, amount: Money) => {
  const { isCharge = true, charge = 0, isPercent = false } = payment?.charge ?? {};
  const chargeJson = payment && {
    payment_method: PAYFORM_OF_METHOD[payment.method],
    is_charge: isCharge,
    charge,
    is_charge_percent: isPercent,
  };
  return {
    payment_method_charge: charge,
    payment_method_charge_is_percent: isPercent,
    payment_method_charge_json_data: chargeJson ? JSON.stringify(chargeJson) : '',
    payment_method_charge_amount: (isCharge ? amount : amount.neg()).toNumber(),
  };
};
