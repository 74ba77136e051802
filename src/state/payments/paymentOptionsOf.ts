import type { CheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { gatewaySettings } from '../../domain/payments/gatewaySettings.ts';
import { paymentMethods } from '../../domain/payments/gateways.ts';
import { toPayer } from '../../domain/payments/paymentMethod.ts';
import type { PaymentOptions } from '../checkout/paymentOptions.ts';

export const paymentOptionsOf = (
  customer: Pick<Customer, 'gateways'>,
  { paymentCharges, paymentSettings }: CheckoutSettings,
): PaymentOptions => {
  const payer = toPayer(customer);
  return {
    methods: paymentMethods(payer),
    charges: paymentCharges,
    gateways: payer.gateways,
    settings: gatewaySettings(customer, paymentSettings),
  };
};
