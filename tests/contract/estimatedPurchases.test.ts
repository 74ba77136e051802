import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantSeed } from '../../host-demo/seeds/types.ts';
import { purchasesResponse } from '../../src/api/history/purchasesSchema.ts';
import { lastPurchasesResponse } from '../../src/api/recommendations/purchasesSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/** Carts become estimates; of two documents with the product, one is an invoice. */
const tenants = (): TenantSeed[] =>
  smallTenants.flatMap((seed) => {
    const [buyer] = seed.customers;
    if (seed.company.alias !== 'demo' || !buyer) return [];
    const { settings } = seed.company;
    const past = (['invoice', 'estimate'] as const).map((kind, index) => ({
      kind,
      number: `PAST-${index}`,
      daysAgo: 30 - 20 * index,
      status: kind === 'invoice' ? ('paid' as const) : ('open' as const),
      openShare: 0,
      lines: [{ product_id: 102, quantity: 2 + index, units: null }],
    }));
    return [
      {
        ...seed,
        company: { ...seed.company, settings: { ...settings, PORTAL_ENABLE_INVOICE: '2' } },
        deals: [],
        customers: [{ ...buyer, past, recommendation: null }],
      },
    ];
  });

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ seeds: tenants() });
});
afterAll(() => backEnd.close());

test('where carts become estimates, lists and the product’s page count the same invoices', async () => {
  const token = await backEnd.login('buyer@demo.test', 1);
  const listed = v.parse(
    lastPurchasesResponse,
    (await backEnd.get('/products/purchases', { token })).body,
  ).purchases;
  const onPage = v.parse(purchasesResponse, (await backEnd.get('/products/102/purchases', { token })).body);
  expect(listed).toMatchObject([{ product_id: 102, quantity: 2, times: 1 }]);
  expect(onPage).toMatchObject({
    count: 1,
    purchases: [{ kind: 'invoice', transaction_date: listed[0]?.date }],
  });
});
