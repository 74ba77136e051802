import fc from 'fast-check';
import { expect, test } from 'vitest';
import { owed } from '../../../src/domain/history/owed.ts';
import type { TransactionSummary } from '../../../src/domain/history/transaction.ts';
import { ZERO } from '../../../src/domain/numbers/decimal.ts';

const TODAY = '2026-11-24';

const invoice = (
  id: string,
  dueDate: string | null,
  balance: string | null,
  currency = 'USD',
): TransactionSummary => ({
  id,
  kind: 'invoice',
  number: `INV-${id}`,
  date: '2026-09-28',
  dueDate,
  status: 'open',
  approvalStatus: null,
  approvalComment: '',
  approvedBy: '',
  canCancel: false,
  isUnderReview: false,
  isClearing: false,
  encryptedId: '',
  currency,
  net: balance,
  balance,
  lineCount: 1,
  purchaseOrder: '',
  shipDate: null,
  steps: [],
  shownLine: null,
});

const OVERDUE = invoice('a', '2026-10-28', '162.44');
const NEXT = invoice('b', '2026-12-07', '95.39');
const LATER = invoice('c', '2026-12-20', '42.90');

const sumUp = (...invoices: readonly ReturnType<typeof invoice>[]) => {
  const result = owed(invoices, null, TODAY);
  return (
    result && {
      ...result,
      payNow: result.payNow && [result.payNow.ids.join(), result.payNow.amount.toFixed(2)],
      payAll: result.payAll && [result.payAll.ids.join(), result.payAll.amount.toFixed(2)],
    }
  );
};

test.each([
  [
    'an overdue one is paid first',
    [OVERDUE, NEXT, LATER],
    { count: 3, total: '300.73', payNow: ['a', '162.44'], payAll: ['a,b,c', '300.73'] },
  ],
  [
    'else the one that is due next',
    [LATER, NEXT],
    { count: 2, total: '138.29', overdue: null, payNow: ['b', '95.39'], payAll: ['c,b', '138.29'] },
  ],
  ['one alone is all of it', [NEXT], { count: 1, payNow: ['b', '95.39'], payAll: null }],
  [
    'without a due date all are paid',
    [invoice('d', null, '5')],
    { nextDue: null, payNow: ['d', '5.00'], payAll: null },
  ],
  [
    'one currency at a time',
    [OVERDUE, invoice('e', '2026-10-01', '900', 'COP')],
    { payNow: ['a', '162.44'], payAll: null },
  ],
  [
    'hidden amounts are counted only',
    [invoice('f', '2026-10-01', null), invoice('g', '2026-12-01', null)],
    { count: 2, total: null, overdue: { count: 1, amount: null }, payNow: null, payAll: null },
  ],
])('%s', (_, invoices, expected) => {
  expect(sumUp(...invoices)).toMatchObject(expected);
});

test('what is overdue and due next', () => {
  expect(sumUp(OVERDUE, NEXT, LATER)).toMatchObject({
    overdue: { count: 1, amount: '162.44' },
    nextDue: { date: '2026-12-07', amount: '95.39' },
  });
});

test('the back office knows more than the list', () => {
  const sums = {
    unpaidInvoices: { count: 140, amount: '9000.5' },
    overdueInvoices: { count: 20, amount: '700' },
  };
  const result = owed([OVERDUE, NEXT], sums, TODAY);
  expect([result?.count, result?.total, result?.overdue]).toEqual([
    140,
    '9000.5',
    { count: 20, amount: '700' },
  ]);
});

test('nothing is owed without an open invoice', () => {
  expect(sumUp()).toBeNull();
  expect(sumUp(invoice('h', TODAY, '0'))).toBeNull();
});

test('all is never less than what is to be paid now, and both are sums of balances', () => {
  const someInvoice = fc
    .record({
      cents: fc.integer({ min: 1, max: 99_999 }),
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.constantFrom('10', '12'),
    })
    .map(({ cents, day, month }) =>
      invoice(
        `${month}-${day}-${cents}`,
        `2026-${month}-${String(day).padStart(2, '0')}`,
        (cents / 100).toFixed(2),
      ),
    );
  fc.assert(
    fc.property(fc.array(someInvoice, { minLength: 1, maxLength: 8 }), (invoices) => {
      const result = owed(invoices, null, TODAY);
      const now = result?.payNow?.amount ?? ZERO;
      expect(now.gt(ZERO)).toBe(true);
      expect((result?.payAll?.amount ?? now).gte(now)).toBe(true);
      expect((result?.payAll?.amount ?? now).toFixed(2)).toBe(Number(result?.total).toFixed(2));
    }),
  );
});
