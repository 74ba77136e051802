import { chargeSetting } from '../../domain/payments/chargeSetting.ts';
import type { PaymentCharges } from '../../domain/payments/paymentMethod.ts';
import { toFailure } from '../callError.ts';
import type { Http } from '../calls.ts';
import { paymentSettingsResponse } from './settingsSchema.ts';

/** The charges among the payment settings (specification §7 and §9). None where the back office has no such settings. */
export const loadPaymentSettings = async (http: Http): Promise<PaymentCharges> => {
  const load = http.send({
    service: 'api',
    method: 'GET',
    path: '/payment_settings',
    response: paymentSettingsResponse,
  });
  const { settings } = await load.catch((error: unknown) => {
    if (toFailure(error) === 'not_found') return { settings: {} as Record<string, never> };
    throw error;
  });
  const card = chargeSetting(settings.CREDIT_CARD_CHARGE, settings.CREDIT_CARD_IS_CHARGE_PERCENT);
  const bank = chargeSetting(settings.BANK_ACCOUNT_CHARGE, settings.BANK_ACCOUNT_IS_CHARGE_PERCENT);
  return { ...(card && { card }), ...(bank && { bank }) };
};
