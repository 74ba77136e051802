import type { PaymentPage } from './contract.ts';
import { name } from './guards.ts';
import { type Is, shape, text } from './shapes.ts';

/** Encrypted, but for tests on the same machine. */
export const isPaymentPage: Is<PaymentPage> = shape({
  url: text(2_000, /^(https:|http:\/\/localhost[:/])/),
  paymentId: name,
  nonce: name,
});
