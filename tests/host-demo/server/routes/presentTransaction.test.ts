import { expect, test } from 'vitest';
import type { TransactionRow } from '../../../../host-demo/server/database/schema.ts';
import { presentTransaction } from '../../../../host-demo/server/routes/orders/presentTransaction.ts';

const row = { id: 'id-1', kind: 'estimate', netvalue: '63', header: {} } as TransactionRow;
const line = (force_show_price: boolean) => ({ product_id: 301, product_price: 30, force_show_price });
const reader = { today: '2026-11-23', seesPrices: false, documentIdOf: () => '' };

test.each([
  ['forced by every line', [line(true), line(true)], [63, 30]],
  ['forced by some lines', [line(true), line(false)], [null, null]],
  ['not forced', [line(false)], [null, null]],
])('hidden prices, %s', (_, lines, expected) => {
  const { netvalue, lines: shown } = presentTransaction(row, lines, reader);
  expect([netvalue, shown?.[0]?.product_price]).toEqual(expected);
});
