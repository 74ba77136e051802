import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  hasFailed,
  isCharged,
  isChecking,
  isFinal,
  isTaken,
  isWaiting,
  PAYMENT_STATUSES,
} from '../../../src/domain/payments/paymentStatus.ts';
import { STATUSES } from './paymentStatuses.ts';

it.each([
  ['processing', 'is asked for', 'checking'],
  ['unknown', 'is asked for', 'checking'],
  ['pending', 'is asked for', 'atBank'],
  ['held', 'is taken', 'underReview'],
  ['paid', 'is final, is charged, is taken', 'paid'],
  ['declined', 'is final, has failed', 'notCharged'],
  ['failed', 'is final, has failed', 'notCharged'],
  ['expired', 'is final, has failed', 'notCharged'],
  ['voided', 'is final, has failed', 'notCharged'],
  ['refunded', 'is final, has failed', 'refunded'],
] as const)('a payment that is %s %s, and is called %s', (status, facts, text) => {
  const payment = { status };
  const said = [
    isFinal(payment) && 'is final',
    isCharged(payment) && 'is charged',
    hasFailed(payment) && 'has failed',
    isWaiting(payment) && 'is asked for',
    isTaken(payment) && 'is taken',
  ];
  expect(said.filter(Boolean).join(', ')).toBe(facts);
  expect(PAYMENT_STATUSES[status].text).toBe(text);
});

it('is asked for only until it is final, charged only when it is, and exactly one of taken, failed and asked for', () => {
  expect(Object.keys(PAYMENT_STATUSES).toSorted()).toEqual(STATUSES.toSorted());
  fc.assert(
    fc.property(fc.constantFrom(...STATUSES), (status) => {
      const payment = { status };
      expect(isWaiting(payment) && isFinal(payment)).toBe(false);
      expect(isCharged(payment) && !isFinal(payment)).toBe(false);
      expect(isChecking(payment) && !isWaiting(payment)).toBe(false);
      expect([isTaken(payment), hasFailed(payment), isWaiting(payment)].filter(Boolean)).toHaveLength(1);
    }),
  );
});
