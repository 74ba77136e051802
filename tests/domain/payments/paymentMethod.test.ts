import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chosenPayment,
  type PaymentMethod,
  paymentMethods,
  toPayer,
} from '../../../src/domain/payments/paymentMethod.ts';
import { aCustomer } from '../../support/customer.ts';

const payer = (paytermDays: number, ...gateways: string[]) => ({ paytermDays, gateways });
const CARD = { isCharge: true, charge: '2.9', isPercent: true };

describe('the payment methods', () => {
  test.each<[string, ReturnType<typeof payer>, PaymentMethod[]]>([
    ['none on terms', payer(30, 'authorizenet'), []],
    ['none without a gateway', payer(0), []],
    ['cards and banks with Authorize.Net', payer(0, 'authorizenet'), ['card', 'bank']],
    ['cards alone with PayU', payer(0, 'payu'), ['card']],
    ['banks too with Openpay beside it', payer(0, 'payu', 'openpay'), ['card', 'bank']],
    ['days below 0 are no terms', payer(-5, 'payu'), ['card']],
  ])('%s', (_name, payerInput, expected) => {
    expect(paymentMethods(payerInput)).toEqual(expected);
  });

  test('a customer’s payment methods depend on payment terms and gateways', () => {
    const customer = aCustomer({
      terms: { name: '', code: '', days: 0 },
      gateways: [{ platform: 'payu', publicKey: '' }],
    });
    expect(toPayer(customer)).toEqual({ paytermDays: 0, gateways: ['payu'] });
  });
});

describe('the chosen payment method', () => {
  test.each<[string, PaymentMethod | null, ReturnType<typeof payer>, unknown]>([
    ['has its charge', 'card', payer(0, 'payu'), { method: 'card', charge: CARD }],
    ['may have none', 'bank', payer(0, 'openpay'), { method: 'bank', charge: null }],
    ['is none yet', null, payer(0, 'payu'), null],
    ['is none that the gateway does not take', 'bank', payer(0, 'payu'), null],
    ['is none on terms, whatever was chosen before', 'card', payer(30, 'payu'), null],
  ])('%s', (_name, chosen, payerInput, expected) => {
    expect(chosenPayment(chosen, payerInput, { card: CARD })).toEqual(expected);
  });

  test('is always one of the offered ones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PaymentMethod | null>('card', 'bank', null),
        fc.integer({ min: -10, max: 60 }),
        fc.array(fc.constantFrom('authorizenet', 'payu', 'openpay', 'other')),
        (chosen, days, gateways) => {
          const payment = chosenPayment(chosen, payer(days, ...gateways), { card: CARD });
          const offered = paymentMethods(payer(days, ...gateways));
          expect(payment === null || offered.includes(payment.method)).toBe(true);
        },
      ),
    );
  });
});
