import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { Http } from '../../../src/api/calls.ts';
import { loadCheckoutSettings } from '../../../src/api/checkout/loadCheckoutSettings.ts';

const group = {
  payment_charge: { bank_account: { is_charge: true, charge: '2', is_charge_percent: false } },
  sales_terms: [{ value: 'NET30', label: '30 days', days: '30' }, 'unreadable'],
};
const PAYMENT_SETTINGS = {
  CREDIT_CARD_CHARGE: '-1',
  CREDIT_CARD_IS_CHARGE_PERCENT: 'TRUE',
  BANK_ACCOUNT_CHARGE: '3500',
  BANK_ACCOUNT_IS_CHARGE_PERCENT: 'FALSE',
};

const httpWith = (paymentSettings: () => unknown): Http & { queries: unknown[] } => {
  const queries: unknown[] = [];
  return {
    queries,
    async send({ path, query, response }) {
      queries.push(query);
      const settings = path === '/payment_settings' ? paymentSettings() : group;
      return v.parse(response, { success: true, settings });
    },
    serviceUrl: () => '',
    headers: async () => ({}),
  };
};

test('sales terms are requested, and charges come from payment_charge, else from the payment settings', async () => {
  const http = httpWith(() => PAYMENT_SETTINGS);
  const { salesTerms, paymentCharges } = await loadCheckoutSettings(http);
  expect(http.queries).toContainEqual({ settings: 'payment_charge,shipping_methods,sales_terms' });
  expect(salesTerms).toEqual([{ code: 'NET30', label: '30 days', days: 30 }]);
  expect(paymentCharges).toEqual({
    card: { isCharge: false, charge: '1', isPercent: true },
    bank: { isCharge: true, charge: '2', isPercent: false },
  });
});

test('a back office without payment settings has the charges of payment_charge', async () => {
  const http = httpWith(() => {
    throw new CallError('not_found', { status: 404 });
  });
  const { paymentCharges } = await loadCheckoutSettings(http);
  expect(Object.keys(paymentCharges)).toEqual(['bank']);
});

test('settings that can’t be loaded are an error, because a charge may be missing', async () => {
  const http = httpWith(() => {
    throw new CallError('server');
  });
  await expect(loadCheckoutSettings(http)).rejects.toThrow(CallError);
});
