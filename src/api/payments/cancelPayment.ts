import type { Payment } from '../../domain/payments/payment.ts';
import type { Http } from '../calls.ts';
import { sendPayment } from './sendPayment.ts';

/** Gives up a payment that waits at its bank's page; one that was paid meanwhile stays paid. Throws {@link CallError}. */
export const cancelPayment = (http: Http, paymentId: string): Promise<Payment> =>
  sendPayment(http, { path: `/payments/${encodeURIComponent(paymentId)}/cancel`, body: {} }, null);
