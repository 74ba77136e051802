import type { Payment } from '../../domain/payments/payment.ts';
import type { Call, Http } from '../calls.ts';
import { paymentResponse } from '../history/paymentSchema.ts';
import { toPayment } from '../history/toPayment.ts';

/** The key of a public payment form; null for a logged-in customer. */
export type ApiKey = string | null;

export const authOf = (apiKey: ApiKey): NonNullable<Call<typeof paymentResponse>['auth']> =>
  apiKey === null ? 'token' : { apiKey };

type PaymentCall = Pick<Call<typeof paymentResponse>, 'path' | 'body' | 'timeoutMs'> & {
  service?: 'api' | 'legacyApi';
};

/** Sends what pays, once: a lost answer is asked for by the payment's id. */
export const sendPayment = async (
  http: Http,
  { service = 'api', ...call }: PaymentCall,
  apiKey: ApiKey,
): Promise<Payment> => {
  const { payment } = await http.send({
    ...call,
    service,
    method: 'POST',
    auth: authOf(apiKey),
    response: paymentResponse,
  });
  return toPayment(payment);
};
