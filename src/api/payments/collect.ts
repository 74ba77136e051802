import * as v from 'valibot';
import type { Payment } from '../../domain/payments/payment.ts';
import type { Http } from '../calls.ts';
import { paymentResponse } from '../history/paymentSchema.ts';
import { toPayment } from '../history/toPayment.ts';
import type { VisitRequest } from '../history/visitSchema.ts';
import { visitResponse } from '../history/visitSchema.ts';
import { type ApiKey, authOf } from './sendPayment.ts';

/** (rules: Requests) */
const COLLECT_TIMEOUT_MS = 60_000;

/** `corrected`: the back office has calculated other figures. */
export type ChargeAnswer = { payment: Payment | null; corrected: boolean };

/**
 * POST /rest/visitSync on the legacy host: charges a token, or records an authorisation, with the order or invoices that
 * it pays. Sent once. Throws {@link CallError}.
 */
export const collect = async (http: Http, visit: VisitRequest, apiKey: ApiKey): Promise<ChargeAnswer> => {
  const answer = await http.send({
    service: 'legacyApi',
    method: 'POST',
    path: '/rest/visitSync',
    body: visit,
    timeoutMs: COLLECT_TIMEOUT_MS,
    auth: authOf(apiKey),
    response: v.union([visitResponse, paymentResponse]),
  });
  return {
    payment: answer.payment && toPayment(answer.payment),
    corrected: 'differences' in answer && answer.differences.length > 0,
  };
};
