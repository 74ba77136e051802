import { expect, it } from 'vitest';
import { nextDue } from '../../../src/domain/orders/openInvoice.ts';

const TODAY = '2026-11-20';

const invoice = (dueDate: string | null, status: 'open' | 'paid' | 'overdue' = 'open', balance = '5') => ({
  kind: 'invoice' as const,
  status,
  balance,
  dueDate,
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
  expect(nextDue(invoices, TODAY)?.dueDate ?? null).toBe(expected);
});
