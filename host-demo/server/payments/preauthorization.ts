import type { Context } from '../context.ts';
import { positiveOrNull } from '../pricing/numbers.ts';
import { unprocessable } from '../refusal.ts';
import { isOn } from '../settings.ts';
import type { Payer } from './payer.ts';
import type { PaymentRequest } from './paymentRequest.ts';

/** Rules: Preauthorization, for cards; bank accounts have nothing to reserve. */
const needsPreauthorization = async (
  { database }: Pick<Context, 'database'>,
  { customer, rules }: Payer,
  { platform, payform }: PaymentRequest,
): Promise<boolean> => {
  if (platform !== 'authorizenet' || payform !== 'credit_card') return false;
  if (positiveOrNull(customer.user.payterm_days) !== null || rules.kind === 'invoice') return false;
  const { payment_settings } = await database
    .selectFrom('companies')
    .select('payment_settings')
    .where('id', '=', customer.companyId)
    .executeTakeFirstOrThrow();
  return isOn(payment_settings.PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION);
};

/** Throws 422 `preauthorization_off`, `preauthorization_required` for an order that is paid the other way. */
export const checkPreauthorization = async (
  context: Pick<Context, 'database'>,
  payer: Payer,
  request: PaymentRequest,
): Promise<void> => {
  const isNeeded = await needsPreauthorization(context, payer, request);
  if (request.flow === 'authorise' && !isNeeded) {
    throw unprocessable('preauthorization_off', 'this order is not preauthorized');
  }
  if (request.flow === 'charge' && isNeeded) {
    throw unprocessable('preauthorization_required', 'this order is preauthorized');
  }
};
