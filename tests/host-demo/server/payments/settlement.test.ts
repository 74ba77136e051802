import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearingSince, settlementOf } from '../../../../host-demo/server/payments/settlement.ts';

const NOW = new Date('2026-11-24T15:00:00Z');
const recorded = {
  state: 'recorded',
  platform: 'authorizenet',
  payform: 'credit_card',
  is_captured: true,
  is_refund_due: false,
  paid_at: new Date('2026-11-24T14:00:00Z'),
} as const;
const eCheck = { ...recorded, payform: 'bank_account' } as const;

test.each([
  ['a charged card', recorded, 'charged'],
  ['a reserved amount', { ...recorded, is_captured: false }, 'authorized'],
  ['an eCheck of today', eCheck, 'submitted'],
  // Tuesday the 17th: five business days ago.
  [
    'an eCheck of five business days ago',
    { ...eCheck, paid_at: new Date('2026-11-17T23:00:00Z') },
    'charged',
  ],
  ['an eCheck of four', { ...eCheck, paid_at: new Date('2026-11-18T01:00:00Z') }, 'submitted'],
  ['a transfer by PSE', { ...eCheck, platform: 'openpay' }, 'charged'],
  ['money that goes back', { ...eCheck, is_refund_due: true }, 'returning'],
  ['a payment at work', { ...recorded, state: 'captured' }, null],
  ['one that was given back', { ...recorded, state: 'refunded' }, null],
] as const)('%s', (_name, row, expected) => {
  expect(settlementOf(row, NOW)).toBe(expected);
});

test.each([
  ['2026-11-24', '2026-11-17'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-20', '2026-11-13'],
])('on %s eChecks since %s are on their way', (today, since) => {
  expect(clearingSince(new Date(`${today}T12:00:00Z`))).toBe(since);
});

test('an eCheck that has cleared stays cleared', () => {
  const day = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(day, day, (first, later) => {
      const at = (days: number) => settlementOf(eCheck, new Date(NOW.getTime() + days * 86_400_000));
      if (at(first) === 'charged') expect(at(first + later)).toBe('charged');
    }),
  );
});
