import type { CheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { type PlacingTerms, placingMethods } from '../../domain/checkout/paymentDue.ts';
import { gatewaySettings } from '../../domain/payments/gatewaySettings.ts';
import type { PaymentOptions } from './paymentOptions.ts';

export const placingOptions = (
  terms: PlacingTerms,
  customer: Pick<Customer, 'gateways'>,
  { paymentCharges, paymentSettings }: CheckoutSettings,
): PaymentOptions => ({
  methods: placingMethods(terms),
  charges: paymentCharges,
  gateways: terms.gateways,
  settings: gatewaySettings(customer, paymentSettings),
});
