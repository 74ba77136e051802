import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsTotal } from '../../../src/domain/history/invoiceParts.ts';
import { splitOldestFirst } from '../../../src/domain/history/splitOldestFirst.ts';
import { money } from '../../../src/domain/numbers/money.ts';
import { days, decimals } from '../arbitraries.ts';
import { d } from '../builders.ts';

const anInvoice = (number: string, dueDate: string | null, balance: string) => ({ number, dueDate, balance });

const INVOICES = [
  anInvoice('INV-30', '2026-12-04', '238.47'),
  anInvoice('INV-10', '2026-11-07', '95.39'),
  anInvoice('INV-9', '2026-11-07', '10.10'),
  anInvoice('INV-1', null, '50'),
];

const split = (total: string, invoices = INVOICES) => {
  const { parts, remainder } = splitOldestFirst(money(d(total)), invoices);
  return [
    ...parts.map(({ invoice, amount }) => `${invoice.number} ${amount.toFixed(2)}`),
    remainder.toFixed(2),
  ];
};

test.each([
  ['less than the oldest', '10', ['INV-9 10.00', '0.00']],
  ['the same day: by number', '10.11', ['INV-9 10.10', 'INV-10 0.01', '0.00']],
  ['two and a part', '200', ['INV-9 10.10', 'INV-10 95.39', 'INV-30 94.51', '0.00']],
  [
    'all; without a due date comes last',
    '393.96',
    ['INV-9 10.10', 'INV-10 95.39', 'INV-30 238.47', 'INV-1 50.00', '0.00'],
  ],
  ['more than all', '400', ['INV-9 10.10', 'INV-10 95.39', 'INV-30 238.47', 'INV-1 50.00', '6.04']],
])('pays oldest first: %s', (_, total, expected) => {
  expect(split(total)).toEqual(expected);
});

test('skips what has nothing left', () => {
  expect(split('5', [anInvoice('INV-1', '2026-01-01', '0'), anInvoice('INV-2', '2026-02-01', '7')])).toEqual([
    'INV-2 5.00',
    '0.00',
  ]);
});

test('parts and remainder are the total, no part is above its balance, and at most the last one is partial', () => {
  const invoice = fc.record({
    number: fc.nat(1_000).map((number) => `INV-${number}`),
    dueDate: fc.option(days(), { nil: null }),
    balance: decimals(0, 900).map((balance) => balance.toFixed()),
  });
  fc.assert(
    fc.property(decimals(0, 5_000), fc.array(invoice, { maxLength: 12 }), (total, invoices) => {
      const { parts, remainder } = splitOldestFirst(money(total), invoices);
      expect(partsTotal(parts).plus(remainder).eq(total)).toBe(true);
      expect(remainder.gte(0)).toBe(true);
      for (const { invoice: paid, amount } of parts)
        expect(amount.gt(0) && amount.lte(paid.balance)).toBe(true);
      const partial = parts.filter(({ invoice: paid, amount }) => amount.lt(paid.balance));
      expect(partial.every((part) => part === parts.at(-1))).toBe(true);
      if (remainder.gt(0)) expect(partial).toEqual([]);
    }),
  );
});
