import type { PaymentCharge } from '../../domain/cart/paymentCharge.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { Http } from '../calls.ts';
import { companySettingsAnswer } from '../tenant/schema.ts';

/** What a company settles for the checkout. Charges by payment method: `credit_card`, `bank_account`. */
export type CheckoutSettings = {
  shippingMethods: ShippingMethod[];
  paymentCharges: Record<string, PaymentCharge>;
};

/** GET /company_settings?settings=payment_charge,shipping_methods (specification §7). Throws {@link CallError}. */
export const loadCheckoutSettings = async (http: Http): Promise<CheckoutSettings> => {
  const { settings } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/company_settings',
    query: { settings: 'payment_charge,shipping_methods' },
    answer: companySettingsAnswer,
  });
  return {
    shippingMethods: (settings.shipping_methods ?? []).map(({ rule_id, ...method }) => ({
      ...method,
      ruleId: rule_id,
    })),
    paymentCharges: Object.fromEntries(
      Object.entries(settings.payment_charge ?? {}).map(([method, charge]) => [
        method,
        { isCharge: charge.is_charge, charge: charge.charge, isPercent: charge.is_charge_percent },
      ]),
    ),
  };
};
