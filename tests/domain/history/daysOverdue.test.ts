import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOverdue } from '../../../src/domain/history/daysOverdue.ts';
import { addDays } from '../../../src/domain/numbers/isoDate.ts';
import { days } from '../arbitraries.ts';

const TODAY = '2026-11-27';
const unpaid = { kind: 'invoice', status: 'open', balance: '162.44', dueDate: '2026-10-31' } as const;

test.each([
  ['an unpaid invoice', {}, 27],
  ['one that the back office calls overdue', { status: 'overdue' }, 27],
  ['one that was due yesterday', { dueDate: '2026-11-26' }, 1],
  ['one over the end of a year', { dueDate: '2025-12-31' }, 331],
  ['one that is due today', { dueDate: TODAY }, 0],
  ['one that is due tomorrow', { dueDate: '2026-11-28' }, 0],
  ['one that the back office’s day already calls overdue', { status: 'overdue', dueDate: '2026-11-28' }, 0],
  ['one whose balance is hidden', { balance: null }, 27],
  ['one without a due date', { status: 'overdue', dueDate: null }, 0],
  ['a paid invoice', { status: 'paid', balance: '0.00' }, 0],
  ['an order', { kind: 'order', status: 'pending', balance: null }, 0],
] as const)('%s', (_, changes, expected) => {
  expect(daysOverdue({ ...unpaid, ...changes }, TODAY)).toBe(expected);
});

test('each day later is one day more, over every change of the clock', () => {
  fc.assert(
    fc.property(days(), fc.nat(1_000), (dueDate, late) => {
      expect(daysOverdue({ ...unpaid, dueDate }, addDays(dueDate, late))).toBe(late);
    }),
  );
});
