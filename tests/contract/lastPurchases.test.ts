import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantSeed } from '../../host-demo/seeds/types.ts';
import { searchResponse } from '../../src/api/catalogue/schema.ts';
import { lastPurchasesResponse } from '../../src/api/recommendations/purchasesSchema.ts';
import { productQuery } from '../../src/api/search/productQuery.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';
import { aProductSearch } from '../support/productSearch.ts';

const CASE = { units: 'CS12', name: 'Case of 12', factor: 12 };

/** Days ago, status, and the products with quantities; coffee is bought in cases the last time. */
const PAST: readonly [
  daysAgo: number,
  status: 'delivered' | 'cancelled',
  lines: [number, number, string | null][],
][] = [
  [
    40,
    'delivered',
    [
      [201, 3, null],
      [209, 5, null],
    ],
  ],
  [20, 'delivered', [[209, 2, 'CS12']]],
  [
    5,
    'cancelled',
    [
      [201, 9, null],
      [208, 1, null],
    ],
  ],
];

const tenants = (): TenantSeed[] =>
  smallTenants.flatMap((seed) => {
    const [buyer, other, , restricted] = seed.customers;
    if (seed.company.alias !== 'demo' || !buyer || !other || !restricted) return [];
    const past = PAST.map(([daysAgo, status, lines], index) => ({
      kind: 'order' as const,
      number: `WEB-03${index}`,
      daysAgo,
      status,
      openShare: 0,
      lines: lines.map(([product_id, quantity, units]) => ({ product_id, quantity, units })),
    }));
    return [
      {
        ...seed,
        company: { ...seed.company, open_portal: 1 },
        deals: [],
        products: () =>
          [201, 208, 209].map((id) => ({
            product: {
              id,
              company_id: 1,
              name: `Product ${id}`,
              code: `P-${id}`,
              line_name: 'Groceries',
              default_price: 10,
              sold_out: false,
            },
            cost: 0,
            units: [{ units: 'EA', name: 'Each', factor: 1 }, CASE],
            stock: [{ warehouse_id: 1, quantity: 50 }],
            rules: null,
          })),
        customers: [
          { ...buyer, past, recommendation: null },
          { ...other, past: [], pricing: { percent: 0, nets: [] } },
          { ...restricted, past: [], user: { ...restricted.user, products: [201] } },
        ],
      },
    ];
  });

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ seeds: tenants() });
});
afterAll(() => backEnd.close());

const purchases = async (email: string) => {
  const { status, body } = await backEnd.get('/products/purchases', { token: await backEnd.login(email, 1) });
  expect(status).toBe(200);
  return v.parse(lastPurchasesResponse, body).purchases;
};

const found = async (query: string, email: string) => {
  const { body } = await backEnd.post(`/products/_search?rest_total_hits_as_int=true${query}`, {
    token: await backEnd.login(email, 1),
    body: productQuery(aProductSearch()),
  });
  return v
    .parse(searchResponse, body)
    .hits.hits.map(({ _source }) => _source.id)
    .toSorted();
};

test('a customer’s last purchase of each product, newest first, without canceled orders', async () => {
  const rows = await purchases('buyer@demo.test');
  expect(rows).toMatchObject([
    { product_id: 209, quantity: 2, units: 'CS12', unit_of_measure: 'Case of 12', times: 2 },
    { product_id: 201, quantity: 3, units: '', unit_of_measure: '', times: 1 },
  ]);
  const [newest = '', oldest = ''] = rows.map(({ date }) => date);
  expect(Date.parse(newest) - Date.parse(oldest)).toBe(20 * 86_400_000);
});

test('nobody gets another customer’s purchases, nor a visitor any', async () => {
  expect(await purchases('restricted@demo.test')).toEqual([]);
  expect((await backEnd.get('/products/purchases')).status).toBe(401);
});

const answer = async (email: string | null, products = aProductSearch()) => {
  const { status, body } = await backEnd.post('/products/_search?rest_total_hits_as_int=true', {
    ...(email ? { token: await backEnd.login(email, 1) } : { company: 'demo' }),
    body: productQuery(products),
  });
  expect(status).toBe(200);
  return v.parse(searchResponse, body).purchases;
};

test('the search tells a customer what they bought last of the products found', async () => {
  const all = await answer('buyer@demo.test');
  expect(all?.toSorted((a, b) => b.product_id - a.product_id)).toEqual(await purchases('buyer@demo.test'));
  const one = await answer('buyer@demo.test', aProductSearch({ ids: [201] }));
  expect(one).toMatchObject([{ product_id: 201, quantity: 3, units: '', times: 1 }]);
  expect(await answer('buyer@demo.test', aProductSearch({ ids: [208] }))).toEqual([]);
});

test('the search tells nobody what another customer bought, nor a visitor anything', async () => {
  expect(await answer('restricted@demo.test')).toEqual([]);
  expect(await answer(null)).toBeUndefined();
});

test('the search finds only what the customer has bought before', async () => {
  expect(await found('', 'buyer@demo.test')).toEqual([201, 208, 209]);
  expect(await found('&bought=1', 'buyer@demo.test')).toEqual([201, 209]);
  expect(await found('&bought=1', 'restricted@demo.test')).toEqual([]);
});
