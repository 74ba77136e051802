import { expect, test } from 'vitest';
import { paidAmount } from '../../../src/domain/history/paidAmount.ts';
import { paidEarlier } from '../../../src/domain/history/paidEarlier.ts';
import type { Payment } from '../../../src/domain/payments/payment.ts';

const aPayment = (collected: string, status: Payment['status'] = 'paid') =>
  ({
    status,
    amount: '900',
    invoices: [
      { id: 'i2', number: 'INV-2', collected: '5', balance: '0' },
      { id: 'i1', number: 'INV-1', collected, balance: '0' },
    ],
  }) as Payment;

const earlier = (balance: string, payments: Payment[]) =>
  paidEarlier({ id: 'i1', kind: 'invoice', net: '112.20', balance, payments })?.toFixed(2) ?? null;

test.each<[string, Parameters<typeof earlier>, string | null]>([
  ['what no payment has paid', ['0', [aPayment('44.88')]], '67.32'],
  ['nothing where the payments have paid it all', ['67.32', [aPayment('44.88')]], null],
  ['a payment that failed has paid nothing', ['67.32', [aPayment('44.88', 'failed')]], '44.88'],
  ['nothing of an unpaid one', ['112.20', []], null],
])('%s', (_, args, expected) => {
  expect(earlier(...args)).toBe(expected);
});

test('only invoices are paid in parts', () => {
  expect(paidAmount({ kind: 'order', net: '10', balance: '4' }).toFixed()).toBe('0');
  expect(paidAmount({ kind: 'invoice', net: '10', balance: '4' }).toFixed()).toBe('6');
  expect(paidAmount({ kind: 'invoice', net: '10', balance: null }).toFixed()).toBe('0');
});
