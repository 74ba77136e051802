import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentMethods } from '../../../src/domain/payments/gateways.ts';
import { chosenPayment, type PaymentMethod, toPayer } from '../../../src/domain/payments/paymentMethod.ts';
import { aCustomer } from '../../support/customer.ts';

const payer = (...gateways: string[]) => ({ gateways });
const CARD = { isCharge: true, charge: '2.9', isPercent: true };

describe('the payment methods', () => {
  test.each<[string, ReturnType<typeof payer>, PaymentMethod[]]>([
    ['none without a gateway', payer(), []],
    ['cards and banks with Authorize.Net', payer('authorizenet'), ['card', 'bank']],
    ['cards alone with PayU', payer('payu'), ['card']],
    ['banks too with Openpay beside it', payer('payu', 'openpay'), ['card', 'bank']],
  ])('%s', (_name, payerInput, expected) => {
    expect(paymentMethods(payerInput)).toEqual(expected);
  });

  test('a customer’s payment methods depend on the gateways, with and without payment terms', () => {
    const customer = aCustomer({
      terms: { name: '', code: '', days: 0 },
      gateways: [{ platform: 'payu', publicKey: '' }],
    });
    expect(toPayer(customer)).toEqual({ gateways: ['payu'] });
  });
});

describe('the chosen payment method', () => {
  test.each<[string, PaymentMethod | null, ReturnType<typeof payer>, unknown]>([
    ['has its charge', 'card', payer('payu'), { method: 'card', charge: CARD }],
    ['may have none', 'bank', payer('openpay'), { method: 'bank', charge: null }],
    ['is none yet', null, payer('payu'), null],
    ['is none that the gateway does not take', 'bank', payer('payu'), null],
  ])('%s', (_name, chosen, payerInput, expected) => {
    expect(chosenPayment(chosen, paymentMethods(payerInput), { card: CARD })).toEqual(expected);
  });

  test('is always one of the offered ones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PaymentMethod | null>('card', 'bank', null),
        fc.array(fc.constantFrom('authorizenet', 'payu', 'openpay', 'other')),
        (chosen, gateways) => {
          const payment = chosenPayment(chosen, paymentMethods(payer(...gateways)), { card: CARD });
          const offered = paymentMethods(payer(...gateways));
          expect(payment === null || offered.includes(payment.method)).toBe(true);
        },
      ),
    );
  });
});
