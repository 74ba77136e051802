import { expect, test } from 'vitest';
import { paymentOptionsOf } from '../../../src/state/payments/paymentOptionsOf.ts';

test('the card form gets the public key of the session where the payment settings have none', () => {
  const customer = { gateways: [{ platform: 'openpay', publicKey: 'pk-1' }] };
  const settings = { shippingMethods: [], salesTerms: [], paymentCharges: {}, paymentSettings: {} };
  expect(paymentOptionsOf(customer, settings)).toMatchObject({
    methods: ['card', 'bank'],
    gateways: ['openpay'],
    settings: { 'openpay.publicKey': 'pk-1' },
  });
});
