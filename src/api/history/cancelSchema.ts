import * as v from 'valibot';
import { NAME_MAX_LENGTH } from '../requestValues.ts';
import { transactionResponse } from './transactionSchema.ts';

export const cancelRequest = v.object({ id: v.pipe(v.string(), v.maxLength(NAME_MAX_LENGTH)) });
export const orderCancelResponse = v.object({
  success: v.literal(true),
  order: transactionResponse.entries.transaction,
});
export const estimateCancelResponse = v.object({
  success: v.literal(true),
  estimate: transactionResponse.entries.transaction,
});
