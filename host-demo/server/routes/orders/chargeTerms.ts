import * as v from 'valibot';
import { chargeWire } from '../../../../src/api/checkout/settingsSchema.ts';
import type { Database } from '../../database/schema.ts';
import type { ChargeTerms } from '../../pricing/totals.ts';
import type { SentTransaction } from './readVisit.ts';

const paymentMethodJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ payment_method: v.picklist(['credit_card', 'bank_account']) }),
);

/**
 * The company's charge for the payment method in the header, from its own settings; sent figures are ignored. Null without
 * a method or charge (specification §9, Payment-method charge).
 */
export const chargeTerms = async (
  database: Database,
  companyId: number,
  { payment_method_charge_json_data: data }: SentTransaction['header'],
): Promise<ChargeTerms | null> => {
  const parsed = v.safeParse(paymentMethodJson, data);
  if (!parsed.success) return null;
  const { settings } = await database
    .selectFrom('companies')
    .select('settings')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const charge = settings.payment_charge?.[parsed.output.payment_method];
  return charge ? v.parse(chargeWire, charge) : null;
};
