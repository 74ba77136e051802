import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOf } from '../../../src/domain/checkout/credit.ts';
import { orderBlockers } from '../../../src/domain/checkout/orderBlockers.ts';
import { placeableFacts } from '../builders.ts';

test.each([
  [
    'limit less balance less order',
    { creditLimit: '5000', openBalance: '1200.50', netValue: '91.19' },
    '3708.31',
  ],
  ['exactly used up', { creditLimit: 500, openBalance: 400, netValue: 100 }, '0'],
  ['exceeded', { creditLimit: '800', openBalance: '800', netValue: '0.01' }, '-0.01'],
  ['an unreadable balance counts as none', { creditLimit: 500, openBalance: 'x', netValue: 20 }, '480'],
  ['without a limit', { creditLimit: null, openBalance: 400, netValue: 100 }, null],
  ['without payment terms', { creditLimit: 500, openBalance: 0, netValue: 1, paytermDays: 0 }, null],
])('%s', (_, input, left) => {
  expect(creditOf({ paytermDays: 30, ...input })?.left.toFixed() ?? null).toBe(left);
});

test('the order is blocked when, and only when, less than nothing is left', () => {
  const amount = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(amount, amount, amount, (creditLimit, openBalance, netValue) => {
      const credit = { paytermDays: 30, creditLimit, openBalance, netValue };
      const isBlocked = orderBlockers(placeableFacts(credit)).includes('credit_exceeded');
      expect(isBlocked).toBe(creditOf(credit)?.left.lt(0));
    }),
  );
});
