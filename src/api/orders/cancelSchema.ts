import * as v from 'valibot';
import { transactionResponse } from './transactionSchema.ts';

export const cancelRequest = v.object({ id: v.string() });
export const orderCancelResponse = v.object({
  success: v.literal(true),
  order: transactionResponse.entries.transaction,
});
export const estimateCancelResponse = v.object({
  success: v.literal(true),
  estimate: transactionResponse.entries.transaction,
});
