import { expect, test } from 'vitest';
import { invoicePaymentStatus, payableInvoice } from '../../../src/domain/history/payableInvoice.ts';

const anInvoice = {
  id: 'id-7',
  kind: 'invoice',
  number: 'INV-7',
  status: 'open',
  approvalStatus: null,
  net: '238.47',
  balance: '95.39',
  currency: 'USD',
  dueDate: '2026-12-04',
} as const;

test('an open invoice with a balance can be paid', () => {
  expect(payableInvoice(anInvoice)).toEqual({
    id: 'id-7',
    number: 'INV-7',
    net: '238.47',
    balance: '95.39',
    currency: 'USD',
    dueDate: '2026-12-04',
  });
});

test.each([
  ['overdue', { status: 'overdue' }, true],
  ['approved', { approvalStatus: 1 }, true],
  ['waiting for approval', { approvalStatus: 0 }, false],
  ['refused', { approvalStatus: 2 }, false],
  ['paid', { status: 'paid', balance: '0' }, false],
  ['cancelled', { status: 'cancelled' }, false],
  ['no balance left', { balance: '0' }, false],
  ['hidden prices', { net: null, balance: null }, false],
  ['an order', { kind: 'order' }, false],
  ['waiting for a payment that is at work', { status: 'awaiting_payment' }, false],
] as const)('%s: can be paid %#', (_, changes, expected) => {
  expect(payableInvoice({ ...anInvoice, ...changes }) !== null).toBe(expected);
});

test.each([
  ['238.47', '238.47', '2026-12-04', 'open'],
  ['238.47', '95.39', '2026-12-04', 'partPaid'],
  ['238.47', '95.39', '2026-11-19', 'overdue'],
  ['238.47', '238.47', '2026-11-20', 'open'],
  ['238.47', '238.47', null, 'open'],
  ['238.47', '0', '2026-11-01', 'paid'],
])('of %s, %s left, due %s: %s', (net, balance, dueDate, expected) => {
  expect(invoicePaymentStatus({ net, balance, dueDate }, '2026-11-20')).toBe(expected);
});
