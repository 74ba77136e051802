import { expect, test } from 'vitest';
import { readPaymentSettings } from '../../../host-demo/server/paymentSettings.ts';

test('how long a bank’s page is waited for is given in minutes', () => {
  expect(readPaymentSettings({})).not.toHaveProperty('paymentTimes');
  expect(readPaymentSettings({ PAYMENT_BANK_MINUTES: '20' })).toMatchObject({
    paymentTimes: { bank: 1_200_000 },
  });
  expect(() => readPaymentSettings({ PAYMENT_BANK_MINUTES: 'long' })).toThrow('PAYMENT_BANK_MINUTES');
});
