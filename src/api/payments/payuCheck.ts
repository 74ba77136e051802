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
