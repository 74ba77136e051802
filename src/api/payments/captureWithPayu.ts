import type * as v from 'valibot';
import type { Payment } from '../../domain/payments/payment.ts';
import type { Http } from '../calls.ts';
import type { captureRequest } from './requestSchema.ts';
import { type ApiKey, sendPayment } from './sendPayment.ts';

export const captureWithPayu = (
  http: Http,
  body: v.InferInput<typeof captureRequest>,
  apiKey: ApiKey,
): Promise<Payment> => sendPayment(http, { path: '/payu/capture', body }, apiKey);
