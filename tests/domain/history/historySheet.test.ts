import { describe, expect, it } from 'vitest';
import { historySheet, type SheetLabels } from '../../../src/domain/history/historySheet.ts';
import { parseStatus, STATUSES } from '../../../src/domain/history/statuses.ts';
import type { TransactionSummary } from '../../../src/domain/history/transaction.ts';

const labels: SheetLabels = {
  heading: (column) => column.toUpperCase(),
  status: ({ status }) => `is ${status}`,
  approval: ({ approvalStatus }) => (approvalStatus === 0 ? 'waits' : ''),
};

const row: TransactionSummary = {
  id: 'x',
  kind: 'order',
  number: 'WEB-1',
  date: '2026-11-18',
  dueDate: null,
  status: 'pending',
  approvalStatus: 0,
  approvalComment: 'later',
  approvedBy: '',
  canCancel: true,
  isUnderReview: false,
  isClearing: false,
  encryptedId: '',
  currency: 'USD',
  net: '1234.5',
  balance: null,
  lineCount: 3,
  purchaseOrder: '',
  shipDate: null,
  steps: [],
  shownLine: null,
};

describe('the sheet of the history', () => {
  it('has column headers, ISO dates and plain numbers', () => {
    expect(historySheet('order', [row], labels, false)).toEqual([
      ['NUMBER', 'DATE', 'STATUS', 'APPROVAL', 'COMMENT', 'LINES', 'CURRENCY', 'TOTAL'],
      ['WEB-1', '2026-11-18', 'is pending', 'waits', 'later', '3', 'USD', '1234.50'],
    ]);
  });

  it('has the due date and balance of invoices', () => {
    const invoice: TransactionSummary = { ...row, kind: 'invoice', dueDate: '2026-12-18', balance: '7' };
    expect(historySheet('invoice', [invoice], labels, false)[1]).toEqual([
      'WEB-1',
      '2026-11-18',
      '2026-12-18',
      'is pending',
      'waits',
      'later',
      '3',
      'USD',
      '1234.50',
      '7.00',
    ]);
  });

  it('has no amounts if prices are hidden', () => {
    expect(historySheet('order', [row], labels, true)[1]?.at(-1)).toBe('');
  });
});

describe('the statuses of a kind', () => {
  it.each([
    { kind: 'order', name: 'shipped', is: 'shipped' },
    { kind: 'order', name: 'paid', is: null },
    { kind: 'invoice', name: 'overdue', is: 'overdue' },
    { kind: 'estimate', name: 'nonsense', is: null },
    { kind: 'estimate', name: null, is: null },
  ] as const)('$name of $kind: $is', ({ kind, name, is }) => {
    expect(parseStatus(kind, name)).toBe(is);
  });

  it('are listed once each', () => {
    for (const statuses of Object.values(STATUSES)) expect(new Set(statuses).size).toBe(statuses.length);
  });
});
