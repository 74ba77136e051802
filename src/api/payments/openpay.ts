import type * as v from 'valibot';
import type { Payment } from '../../domain/payments/payment.ts';
import type { Http } from '../calls.ts';
import type { captureRequest, pseRequest } from './requestSchema.ts';
import { type ApiKey, sendPayment } from './sendPayment.ts';

export const captureWithOpenpay = (
  http: Http,
  body: v.InferInput<typeof captureRequest>,
  apiKey: ApiKey,
): Promise<Payment> =>
  sendPayment(http, { path: apiKey === null ? '/openpay/capture' : '/openpay/capture_public', body }, apiKey);

export const startPse = (
  http: Http,
  body: v.InferInput<typeof pseRequest>,
  apiKey: ApiKey,
): Promise<Payment> =>
  sendPayment(http, { path: apiKey === null ? '/openpay/pse' : '/openpay/pse_public', body }, apiKey);
