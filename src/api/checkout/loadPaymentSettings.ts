import { chargeSetting } from '../../domain/payments/chargeSetting.ts';
import type { PaymentCharges } from '../../domain/payments/paymentMethod.ts';
import { toFailure } from '../callError.ts';
import type { Http } from '../calls.ts';
import { paymentSettingsResponse } from './settingsSchema.ts';

export type PaymentSettings = {
  /** The charges among the settings (rules: Payment-method charge). */
  charges: PaymentCharges;
  /** All settings as text; those that are neither text nor number nor boolean are left out. */
  settings: Readonly<Record<string, string>>;
};

/** GET /payment_settings. Empty where the back office has none. */
export const loadPaymentSettings = async (http: Http): Promise<PaymentSettings> => {
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
  const known = Object.entries(settings).filter(([, value]) => value !== null);
  return {
    charges: { ...(card && { card }), ...(bank && { bank }) },
    settings: Object.fromEntries(known.map(([name, value]) => [name, String(value)])),
  };
};
