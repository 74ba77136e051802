import { expect, test } from 'vitest';
import { sheetAmount } from '../../../src/domain/history/sheetAmount.ts';

const invoice = { kind: 'invoice', status: 'open', net: '100.00', balance: '40.00' } as const;

test.each([
  ['what is left of an invoice', invoice, { amount: '40.00', isDue: true }],
  ['that after its due date', { ...invoice, status: 'overdue' }, { amount: '40.00', isDue: true }],
  ['the total once it is paid', { ...invoice, balance: '0.00' }, { amount: '100.00', isDue: false }],
  ['the total when it is canceled', { ...invoice, status: 'cancelled' }, { amount: '100.00', isDue: false }],
  ['the total of an order', { ...invoice, kind: 'order' }, { amount: '100.00', isDue: false }],
  ['nothing when it is unknown', { ...invoice, net: null, balance: null }, { amount: null, isDue: false }],
] as const)('the amount at the top of a document: %s', (_, document, expected) => {
  expect(sheetAmount(document)).toEqual(expected);
});
