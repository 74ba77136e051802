import type { Database } from '../database/schema.ts';
import { positiveOrNull } from '../pricing/numbers.ts';
import type { CustomerCaller } from '../session/authorise.ts';
import { isOn } from '../settings.ts';

/** Whether what the customer places is preauthorized by card (rules: Preauthorization). */
export const isPreauthorized = async (
  database: Database,
  { customer, rules }: Pick<CustomerCaller, 'customer' | 'rules'>,
): Promise<boolean> => {
  const { payterm_days, payment_gateway } = customer.user;
  if (positiveOrNull(payterm_days) !== null || rules.kind === 'invoice') return false;
  if (!payment_gateway.some(({ platform }) => platform === 'authorizenet')) return false;
  const { payment_settings } = await database
    .selectFrom('companies')
    .select('payment_settings')
    .where('id', '=', customer.companyId)
    .executeTakeFirstOrThrow();
  return isOn(payment_settings.PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION);
};
