import { expect, it } from 'vitest';
import { displayStatus, isOpenInvoice, nextDueInvoice } from '../../../src/domain/history/openInvoice.ts';

const TODAY = '2026-11-20';

const invoice = (
  dueDate: string | null,
  status: 'open' | 'paid' | 'overdue' = 'open',
  balance: string | null = '5',
) => ({
  kind: 'invoice' as const,
  status,
  balance,
  dueDate,
});

it.each([
  ['open', '5', true],
  ['overdue', '5', true],
  ['open', '0', false],
  ['paid', '0', false],
  ['open', null, true],
  ['overdue', null, true],
  ['paid', null, false],
] as const)('%s with a balance of %s: unpaid %s', (status, balance, expected) => {
  expect(isOpenInvoice(invoice(TODAY, status, balance))).toBe(expected);
});

it.each([
  ['the earliest that is still to come', [invoice('2026-12-04'), invoice('2026-11-25')], '2026-11-25'],
  ['today counts', [invoice('2026-12-04'), invoice(TODAY)], TODAY],
  [
    'neither overdue nor paid',
    [invoice('2026-11-01'), invoice('2026-11-22', 'paid'), invoice('2026-12-01')],
    '2026-12-01',
  ],
  ['none without a day, or with nothing to pay', [invoice(null), invoice('2026-12-01', 'open', '0')], null],
])('due next: %s', (_, invoices, expected) => {
  expect(nextDueInvoice(invoices, TODAY)?.dueDate ?? null).toBe(expected);
});

it.each([
  ['238.47', '95.39', 'open', true],
  ['238.47', '238.47', 'open', false],
  ['238.47', '0', 'paid', false],
  ['238.47', '0', 'open', false],
  [null, '95.39', 'open', false],
] as const)('total %s, balance %s, %s: partly paid %s', (net, balance, status, expected) => {
  const displayed = displayStatus({ ...invoice('2026-12-04', status, balance), net, isClearing: false });
  expect(displayed === 'partPaid').toBe(expected);
});

it.each([
  ['95.39', 'open', 'partPaid'],
  ['95.39', 'overdue', 'overdue'],
  ['238.47', 'open', 'open'],
  ['0', 'paid', 'paid'],
] as const)('total 238.47, balance %s, %s: its status is %s', (balance, status, expected) => {
  expect(displayStatus({ ...invoice('2026-12-04', status, balance), net: '238.47', isClearing: false })).toBe(
    expected,
  );
});

it.each([
  ['paid', '0', 'clearing'],
  ['open', '100', 'partPaid'],
] as const)(
  'an invoice that is %s with %s left, whose eCheck isn’t cleared, is shown as %s',
  (status, balance, expected) => {
    const shown = { ...invoice('2026-12-04', status, balance), net: '238.47', isClearing: true };
    expect(displayStatus(shown)).toBe(expected);
  },
);
