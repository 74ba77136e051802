import type { Payment } from '../../domain/payments/payment.ts';
import type { Http } from '../calls.ts';
import { paymentResponse } from '../history/paymentSchema.ts';
import { toPayment } from '../history/toPayment.ts';
import { type ApiKey, authOf } from './sendPayment.ts';

/** What the back office knows of a payment; it asks the provider when it doesn't know. Throws {@link CallError} `not_found`. */
export const readPayment = async (http: Http, paymentId: string, apiKey: ApiKey): Promise<Payment> => {
  const { payment } = await http.send({
    service: 'api',
    method: 'GET',
    path: `/payments/${encodeURIComponent(paymentId)}`,
    auth: authOf(apiKey),
    response: paymentResponse,
  });
  return toPayment(payment);
};
