import type * as v from 'valibot';
import type { PaymentCharge } from '../../domain/cart/paymentCharge.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { PaymentCharges } from '../../domain/payments/paymentMethod.ts';
import type { Http } from '../calls.ts';
import { type chargeWire, companySettingsResponse } from './settingsSchema.ts';

export type CheckoutSettings = {
  shippingMethods: ShippingMethod[];
  paymentCharges: PaymentCharges;
};

const toCharge = (wire: v.InferOutput<typeof chargeWire>): PaymentCharge => ({
  isCharge: wire.is_charge,
  charge: wire.charge,
  isPercent: wire.is_charge_percent,
});

/** Specification §7. */
export const loadCheckoutSettings = async (http: Http): Promise<CheckoutSettings> => {
  const { settings } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/company_settings',
    query: { settings: 'payment_charge,shipping_methods' },
    response: companySettingsResponse,
  });
  const { credit_card: card, bank_account: bank } = settings.payment_charge ?? {};
  return {
    shippingMethods: (settings.shipping_methods ?? []).map(({ rule_id, ...method }) => ({
      ...method,
      ruleId: rule_id,
    })),
    paymentCharges: {
      ...(card && { card: toCharge(card) }),
      ...(bank && { bank: toCharge(bank) }),
    },
  };
};
