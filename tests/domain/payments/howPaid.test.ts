import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortReference as printedReference } from '../../../host-demo/server/payments/shortReference.ts';
import { chargeOf, chargeOfTransaction } from '../../../src/domain/payments/chargeOf.ts';
import { howPaid, paymentStep } from '../../../src/domain/payments/howPaid.ts';
import { isUncharged } from '../../../src/domain/payments/isUncharged.ts';
import type { Payment } from '../../../src/domain/payments/payment.ts';
import { shortReference } from '../../../src/domain/payments/shortReference.ts';
import { STATUSES } from './paymentStatuses.ts';

const placed = (kind: 'order' | 'estimate') => ({ id: 'o1', kind, number: 'WEB-1', shipDate: null });

const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: '0123456789abcdefghjk',
  status: 'paid',
  settlement: 'charged',
  code: '',
  message: '',
  method: 'card',
  currency: 'USD',
  amount: '102.9',
  charge: '2.9',
  chargeRate: '2.9',
  card: { brand: 'Visa', lastFour: '1111' },
  redirectUrl: null,
  receiptNumber: 'RC-1',
  paidAt: null,
  encryptedId: '',
  placed: null,
  invoices: [],
  ...changes,
});

describe('how far a payment is', () => {
  it.each([
    ['paid', 'authorized', 'order', 'authorized'],
    ['paid', 'authorized', 'estimate', 'reserved'],
    ['paid', 'submitted', 'order', 'submitted'],
    ['paid', 'charged', 'order', 'paid'],
    ['paid', 'returning', 'order', 'returning'],
    ['paid', null, 'order', 'recorded'],
    ['refunded', null, 'order', 'refunded'],
    ['held', null, 'order', 'underReview'],
    ['pending', null, 'order', 'atBank'],
    ['processing', null, 'order', 'checking'],
    ['unknown', null, 'order', 'checking'],
    ['declined', null, 'order', 'notCharged'],
    ['failed', null, 'order', 'notCharged'],
    ['expired', null, 'order', 'notCharged'],
    ['voided', null, 'order', 'notCharged'],
  ] as const)('%s, %s, for an %s is %s', (status, settlement, kind, step) => {
    expect(paymentStep({ status, settlement, placed: placed(kind) })).toBe(step);
  });

  it('is "paid" only where the money is charged', () => {
    const settlements: Payment['settlement'][] = ['authorized', 'submitted', 'charged', 'returning', null];
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), fc.constantFrom(...settlements), (status, settlement) => {
        const isPaid = paymentStep({ status, settlement, placed: null }) === 'paid';
        expect(isPaid).toBe(status === 'paid' && settlement === 'charged');
      }),
    );
  });
});

describe('how a document is paid', () => {
  it.each([
    ['30 days', 30, [{ by: 'terms', days: 30, name: '30 days' }]],
    ['30 days', null, [{ by: 'terms', days: null, name: '30 days' }]],
    ['Prepaid', 0, []],
    ['Prepaid', null, []],
    ['', null, []],
  ])('terms %j of %j days', (terms, termsDays, expected) => {
    expect(howPaid({ payments: [], terms, termsDays })).toEqual(expected);
    const failed = payment({ status: 'declined', settlement: null });
    expect(howPaid({ payments: [failed], terms, termsDays })).toEqual(expected);
  });

  it('by its payments, whatever the terms', () => {
    const made = [payment(), payment({ settlement: 'submitted' })];
    expect(howPaid({ payments: made, terms: 'Prepaid', termsDays: 30 })).toEqual(
      made.map((each) => ({ by: 'payment', payment: each })),
    );
  });
});

describe('the charge of a payment', () => {
  it.each([
    ['2.9', '2.9', { isCharge: true, isPercent: true, charge: '2.9' }],
    ['-1', '1', { isCharge: false, isPercent: true, charge: '1' }],
    ['3500', null, { isCharge: true, isPercent: false, charge: '3500' }],
    ['-5', null, { isCharge: false, isPercent: false, charge: '5' }],
  ])('%s at %s %%', (charge, chargeRate, expected) => {
    expect(chargeOf(payment({ charge, chargeRate }))).toEqual({ method: 'card', charge: expected });
  });

  it('is none without an amount', () => {
    expect(chargeOf(payment({ charge: '0' }))).toBeNull();
    expect(chargeOf(payment({ charge: null }))).toBeNull();
  });

  it('of a transaction is that of the payment it was placed with', () => {
    const other = payment({ chargeRate: '5' });
    const own = payment({ placed: placed('order') });
    expect(chargeOfTransaction({ id: 'o1', payments: [other, own] })?.charge?.charge).toBe('2.9');
    expect(chargeOfTransaction({ id: 'o1', payments: [other] })).toBeNull();
  });
});

describe('a short reference', () => {
  it.each([
    ['0123456789abcdefghjk', 'CDEF-GHJK'],
    ['abcdef', 'AB-CDEF'],
    ['abc', 'ABC'],
  ])('of %s is %s, on the screen and in print', (id, expected) => {
    expect(shortReference(id)).toBe(expected);
    expect(printedReference(id)).toBe(expected);
  });
});

describe('"Nothing was charged" is said', () => {
  it.each([
    ['declined', 'declined', true],
    ['failed', 'provider_error', true],
    ['expired', 'expired', true],
    ['refused', 'amount_differs', true],
    ['refused', 'provider_message', true],
    ['refused', 'recording_failed', false],
    ['refused', 'not_arrived', false],
    ['refused', 'missing_reference', false],
    ['voided', 'recording_failed', false],
    ['unknown', undefined, false],
    ['processing', undefined, false],
    ['session_expired', undefined, false],
    ['refunded', undefined, false],
  ])('%s, %s: %s', (status, code, expected) => {
    expect(isUncharged(code === undefined ? { status } : { status, code })).toBe(expected);
  });
});
