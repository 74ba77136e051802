import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PastTransaction, TenantSeed } from '../../host-demo/seeds/types.ts';
import { purchasesResponse } from '../../src/api/history/purchasesSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

const order = (
  number: string,
  daysAgo: number,
  quantities: readonly number[],
  changes: Partial<PastTransaction> = {},
): PastTransaction => ({
  kind: 'order',
  number,
  daysAgo,
  status: 'delivered',
  openShare: 0,
  lines: quantities.map((quantity) => ({ product_id: 102, quantity, units: null })),
  ...changes,
});

/** Today is 2026-03-10: ten days ago is 28 February, 40 is 29 January, 344 is 31 March, and 345 is 30 March of last year. */
const PAST = [
  order('WEB-1', 10, [2]),
  order('WEB-2', 40, [3, 4]),
  order('WEB-3', 344, [5]),
  order('WEB-4', 400, [9]),
  order('WEB-5', 5, [7], { status: 'cancelled' }),
  order('INV-6', 5, [8], { kind: 'invoice', status: 'paid' }),
];

const tenants = (): TenantSeed[] =>
  smallTenants.map((seed) => {
    const [buyer, other, ...others] = seed.customers;
    if (seed.company.alias !== 'demo' || !buyer || !other) return seed;
    const past = [order('WEB-9', 3, [50])];
    return { ...seed, customers: [{ ...buyer, past: PAST }, { ...other, past }, ...others] };
  });

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ seeds: tenants() });
});
afterAll(() => backEnd.close());

const purchases = async (id: number, email = 'buyer@demo.test', companyId = 1) => {
  const { status, body } = await backEnd.get(`/products/${id}/purchases`, {
    token: await backEnd.login(email, companyId),
  });
  expect(status).toBe(200);
  return v.parse(purchasesResponse, body);
};

test('a product’s own orders are counted, its quantities summed by month, and the last three shown', async () => {
  const { count, months, purchases: last } = await purchases(102);
  expect(count).toBe(4);
  // March 2025 is the thirteenth month.
  expect(months).toEqual([
    { month: '2026-01', quantity: '7' },
    { month: '2026-02', quantity: '2' },
  ]);
  expect(last.map(({ transaction_number: number, transaction_date: date }) => [number, date])).toEqual([
    ['WEB-1', '2026-02-28'],
    ['WEB-2', '2026-01-29'],
    ['WEB-3', '2025-03-31'],
  ]);
  expect(last[0]).toMatchObject({ kind: 'order', quantity: '2', price: expect.any(String) });
});

test('an order that is canceled counts no longer', async () => {
  const token = await backEnd.login('buyer@demo.test', 1);
  const place = await backEnd.post('/rest/visitSync', {
    token,
    body: orderVisit('WEB-4100001', 110, [sentLine(102, 4)]),
  });
  const { transaction } = v.parse(v.object({ transaction: v.object({ id: v.string() }) }), place.body);
  expect((await purchases(102)).count).toBe(5);
  await backEnd.post('/orders/cancel', { token, body: { id: transaction.id } });
  expect((await purchases(102)).count).toBe(4);
});

test('what was never bought has a count of 0', async () => {
  expect(await purchases(99999)).toEqual({ success: true, count: 0, months: [], purchases: [] });
});

test('visitors are refused', async () => {
  expect((await backEnd.get('/products/102/purchases')).status).toBe(401);
});
