import type { Payment } from '../../domain/payments/payment.ts';
import type { Http } from '../calls.ts';
import { paymentResponse } from '../history/paymentSchema.ts';
import { toPayment } from '../history/toPayment.ts';

/**
 * The payment of the page that PayU returned to (rules: Return from a bank); its query decides nothing. Throws {@link
 * CallError} with code `missing_reference` or `unable_read_status`.
 */
export const payuCheck = async (http: Http, query: Record<string, string>): Promise<Payment> => {
  const { payment } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/payments/payu_check',
    body: { query },
    repeatable: true,
    response: paymentResponse,
  });
  return toPayment(payment);
};

/** Amount and status of a payment by the nonce of its return address; no login. Throws {@link CallError} `not_found`. */
export const readPaymentResult = async (http: Http, paymentId: string, nonce: string): Promise<Payment> => {
  const { payment } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/payments/result',
    body: { payment_id: paymentId, nonce },
    repeatable: true,
    auth: 'none',
    response: paymentResponse,
  });
  return toPayment(payment);
};
