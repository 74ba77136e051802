import { PAYMENT_ID_LENGTH, paymentIdOf } from '../domain/payments/paymentId.ts';

/** 100 random bits. */
export const newPaymentId = (): string =>
  paymentIdOf(crypto.getRandomValues(new Uint8Array(PAYMENT_ID_LENGTH)));
