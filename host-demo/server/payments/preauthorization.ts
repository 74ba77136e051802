import type { Context } from '../context.ts';
import { unprocessable } from '../refusal.ts';
import { isPreauthorized } from './isPreauthorized.ts';
import type { Payer } from './payer.ts';
import type { PaymentRequest } from './paymentRequest.ts';

/** Throws 422 `preauthorization_off`, `preauthorization_required` for an order that is paid the other way. */
export const checkPreauthorization = async (
  { database }: Pick<Context, 'database'>,
  payer: Payer,
  { platform, payform, flow }: PaymentRequest,
): Promise<void> => {
  // Bank accounts have nothing to reserve.
  const isByCard = platform === 'authorizenet' && payform === 'credit_card';
  const isNeeded = isByCard && (await isPreauthorized(database, payer));
  if (flow === 'authorise' && !isNeeded) {
    throw unprocessable('preauthorization_off', 'this order is not preauthorized');
  }
  if (flow === 'charge' && isNeeded) {
    throw unprocessable('preauthorization_required', 'this order is preauthorized');
  }
};
