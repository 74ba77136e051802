import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chargeable,
  chargeTermsOf,
  inCents,
  providerAmount,
  signedCharge,
} from '../../../../host-demo/server/payments/amounts.ts';
import { exact } from '../../../../host-demo/server/pricing/numbers.ts';

describe('the charge of a method', () => {
  test.each([
    // Demo's card, andina's bank account, wolf's card.
    ['206.40', { is_charge: true, charge: '2.9', is_charge_percent: true }, '5.99'],
    ['71400', { is_charge: true, charge: '3500', is_charge_percent: false }, '3500'],
    ['150.50', { is_charge: false, charge: '1', is_charge_percent: true }, '-1.51'],
    // Half a cent is rounded away from zero.
    ['50', { is_charge: false, charge: '0.01', is_charge_percent: true }, '-0.01'],
    ['100', null, '0'],
    ['100', { is_charge: true, charge: 'much', is_charge_percent: false }, '0'],
  ])('%s with %j is %s', (amount, terms, charge) => {
    expect(signedCharge(exact(amount), terms).toFixed()).toBe(charge);
  });

  test('comes from payment_charge, else from the payment settings, where one below 0 is a discount', () => {
    const settings = { CREDIT_CARD_CHARGE: '-1', CREDIT_CARD_IS_CHARGE_PERCENT: 'TRUE' };
    const group = { credit_card: { is_charge: true, charge: 2.9, is_charge_percent: true } };
    expect(chargeTermsOf('credit_card', { payment_charge: group }, settings)).toEqual({
      is_charge: true,
      charge: '2.9',
      is_charge_percent: true,
    });
    expect(chargeTermsOf('credit_card', { payment_charge: {} }, settings)).toEqual({
      is_charge: false,
      charge: '1',
      is_charge_percent: true,
    });
    expect(chargeTermsOf('bank_account', { payment_charge: group }, settings)).toBeNull();
    expect(chargeTermsOf('bank_account', {}, { BANK_ACCOUNT_CHARGE: 'free' })).toBeNull();
  });
});

test.each([
  ['212.39', 'USD', '212.39', 21_239],
  ['71399.5', 'COP', '71400', 7_140_000],
  ['71399.49', 'COP', '71399', 7_139_900],
  ['0.015', 'USD', '0.02', 2],
])('%s %s is charged as %s', (amount, currency, charged, cents) => {
  const rounded = chargeable(exact(amount), currency);
  expect(providerAmount(rounded, currency)).toBe(charged);
  expect(inCents(rounded)).toBe(cents);
});

test('rounding once: what is charged is never more than half a unit from the total, and rounding again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom('USD', 'COP'),
      (cents, currency) => {
        const total = exact(cents).div(100);
        const charged = chargeable(total, currency);
        expect(
          charged
            .minus(total)
            .abs()
            .lte(currency === 'COP' ? 0.5 : 0),
        ).toBe(true);
        expect(chargeable(charged, currency).eq(charged)).toBe(true);
        expect(Number.isSafeInteger(inCents(charged))).toBe(true);
      },
    ),
  );
});
