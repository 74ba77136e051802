import type { PaymentCharges, PaymentMethod } from '../../domain/payments/paymentMethod.ts';

/** How someone may pay: methods, their charges, the company's gateways and what a browser must know of them. */
export type PaymentOptions = {
  methods: readonly PaymentMethod[];
  charges: PaymentCharges;
  gateways: readonly string[];
  /** GET /payment_settings, such as `authorizenet.apiBase`. */
  settings: Readonly<Record<string, string>>;
};
