import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { settingNumber } from '../../domain/numbers/settingNumber.ts';
import type { PaymentCharges } from '../../domain/payments/paymentMethod.ts';
import type { SalesTerm } from '../../domain/payments/payterm.ts';
import type { Http } from '../calls.ts';
import { loadPaymentSettings } from './loadPaymentSettings.ts';
import { companySettingsResponse } from './settingsSchema.ts';
import { toCharge } from './toCharge.ts';

export type CheckoutSettings = {
  shippingMethods: ShippingMethod[];
  paymentCharges: PaymentCharges;
  salesTerms: SalesTerm[];
  /** What a browser must know to pay, such as `authorizenet.apiBase`. */
  paymentSettings: Readonly<Record<string, string>>;
};

export const loadCheckoutSettings = async (http: Http): Promise<CheckoutSettings> => {
  const [{ settings }, payment] = await Promise.all([
    http.send({
      service: 'api',
      method: 'GET',
      path: '/company_settings',
      query: { settings: 'payment_charge,shipping_methods,sales_terms' },
      response: companySettingsResponse,
    }),
    loadPaymentSettings(http),
  ]);
  const { credit_card: card, bank_account: bank } = settings.payment_charge ?? {};
  return {
    shippingMethods: (settings.shipping_methods ?? []).map(({ rule_id, free_minimum, ...method }) => ({
      ...method,
      ruleId: rule_id,
      freeMinimum: free_minimum,
    })),
    paymentCharges: {
      ...payment.charges,
      ...(card && { card: toCharge(card) }),
      ...(bank && { bank: toCharge(bank) }),
    },
    salesTerms: (settings.sales_terms ?? []).map(({ value, label, days }) => ({
      code: value,
      label,
      days: settingNumber(days) ?? 0,
    })),
    paymentSettings: payment.settings,
  };
};
