import { expect, test } from 'vitest';
import { sheetAmount } from '../../../src/domain/history/sheetAmount.ts';
import { shownShipDate } from '../../../src/domain/history/shownShipDate.ts';

const TODAY = '2026-11-30';
const invoice = { kind: 'invoice', status: 'open', net: '100.00', balance: '40.00', dueDate: TODAY } as const;

test.each([
  ['what is left of an invoice', invoice, { amount: '40.00', is: 'due' }],
  ['after its due date', { ...invoice, dueDate: '2026-11-29' }, { amount: '40.00', is: 'overdue' }],
  [
    'when the back office calls it overdue',
    { ...invoice, status: 'overdue' },
    { amount: '40.00', is: 'overdue' },
  ],
  ['without a due date', { ...invoice, dueDate: null }, { amount: '40.00', is: 'due' }],
  ['the total once it is paid', { ...invoice, balance: '0.00' }, { amount: '100.00', is: 'total' }],
  ['the total when it is canceled', { ...invoice, status: 'cancelled' }, { amount: '100.00', is: 'total' }],
  ['the total of an order', { ...invoice, kind: 'order' }, { amount: '100.00', is: 'total' }],
  ['nothing when it is unknown', { ...invoice, net: null, balance: null }, { amount: null, is: 'total' }],
] as const)('the amount at the top of a document: %s', (_, document, expected) => {
  expect(sheetAmount(document, TODAY)).toEqual(expected);
});

test.each([
  ['estimate', 'open', '2026-11-29', null],
  ['estimate', 'open', TODAY, TODAY],
  ['estimate', 'open', null, null],
  ['estimate', 'accepted', '2026-11-29', '2026-11-29'],
  ['order', 'open', '2026-11-29', '2026-11-29'],
] as const)('an %s that is %s for %s ships on %s', (kind, status, shipDate, shown) => {
  expect(shownShipDate({ kind, status, shipDate }, TODAY)).toBe(shown);
});
