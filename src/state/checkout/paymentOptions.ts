import type { PaymentCharges, PaymentMethod } from '../../domain/payments/paymentMethod.ts';

export type PaymentOptions = {
  methods: readonly PaymentMethod[];
  charges: PaymentCharges;
  gateways: readonly string[];
  /** GET /payment_settings, such as `authorizenet.apiBase`. */
  settings: Readonly<Record<string, string>>;
};
