import type * as v from 'valibot';
import type { Payment } from '../../domain/payments/payment.ts';
import type { Http } from '../calls.ts';
import type { authorizeOnlyRequest } from './requestSchema.ts';
import { sendPayment } from './sendPayment.ts';

export const authorizeOnly = (
  http: Http,
  body: v.InferInput<typeof authorizeOnlyRequest>,
): Promise<Payment> => sendPayment(http, { path: '/authorizenet/authorize_only', body }, null);
