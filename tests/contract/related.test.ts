import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantSeed } from '../../host-demo/seeds/types.ts';
import { relatedResponse } from '../../src/api/recommendations/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/** Products by id, with their price, stock and subline. */
const PRODUCTS: readonly [id: number, name: string, price: number, stock: number, subline: string][] = [
  [201, 'Paper towel 6 rolls', 10, 0, 'Paper'],
  [202, 'Paper towel 6 rolls, soft', 12, 50, 'Paper'],
  [203, 'Toilet paper 8 rolls', 10, 50, 'Paper'],
  [204, 'Paper towel pallet', 21, 50, 'Paper'],
  [205, 'Paper towel 2 rolls', 4.9, 50, 'Paper'],
  [206, 'Paper towel 6 rolls, sold out', 10, 0, 'Paper'],
  [207, 'Paper towel 6 rolls, hidden', 10, 50, 'Paper'],
  [208, 'Dish soap', 10, 50, 'Soap'],
  [209, 'Coffee', 10, 50, 'Drinks'],
];

/** Coffee is in every order; soap only with the towel, in three; toilet paper only once with it. */
const BASKETS = [
  [201, 208, 209],
  [201, 208, 209],
  [201, 203, 209],
  [201, 208, 209],
  [209, 204],
  [209, 204],
  [209, 204],
  ...Array.from({ length: 9 }, () => [209, 205]),
];

const tenants = (): TenantSeed[] =>
  smallTenants.flatMap((seed) => {
    const [buyer, other, , restricted] = seed.customers;
    if (seed.company.alias !== 'demo' || !buyer || !other || !restricted) return [];
    const past = [...BASKETS, [201, 203]].map((ids, index) => ({
      kind: 'order' as const,
      number: `WEB-02${index}`,
      daysAgo: 20 + index,
      status: index === BASKETS.length ? ('cancelled' as const) : ('delivered' as const),
      openShare: 0,
      lines: ids.map((product_id) => ({ product_id, quantity: 1, units: null })),
    }));
    return [
      {
        ...seed,
        deals: [],
        products: () =>
          PRODUCTS.map(([id, name, price, stock, subline]) => ({
            product: {
              id,
              company_id: 1,
              name,
              code: `P-${id}`,
              line_name: 'Groceries',
              subline_name: subline,
              default_price: price,
              sold_out: stock === 0,
              hidden: id === 207,
            },
            cost: 0,
            units: [],
            stock: [{ warehouse_id: 1, quantity: stock }],
            rules: null,
          })),
        customers: [
          { ...buyer, past: past.slice(0, 2), recommendation: null },
          { ...other, past: past.slice(2), pricing: { percent: 0, nets: [] } },
          { ...restricted, user: { ...restricted.user, products: [201, 203, 209] } },
        ],
      },
    ];
  });

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ seeds: tenants() });
});
afterAll(() => backEnd.close());

const related = async (id: number, email = 'buyer@demo.test') => {
  const { status, body } = await backEnd.get(`/products/${id}/related`, {
    token: await backEnd.login(email, 1),
  });
  expect(status).toBe(200);
  const { bought_together, substitutes } = v.parse(relatedResponse, body);
  const names = (rows: typeof substitutes) => rows.map(({ product_name }) => product_name);
  return { together: names(bought_together), substitutes: names(substitutes) };
};

test('products bought together are those of at least three common orders of all customers, the closest first', async () => {
  expect((await related(201)).together).toEqual(['Dish soap', 'Coffee']);
  expect((await related(204)).together).toEqual(['Coffee']);
  // In one order only, which is too few.
  expect((await related(203)).together).toEqual([]);
});

test('and which are at least a fifth of the orders with the product', async () => {
  // Coffee is in 16: with the 2-roll towel in 9, with the 6-roll towel in 4, and in 3 with soap and with the pallet, less than a fifth.
  expect((await related(209)).together).toEqual(['Paper towel 2 rolls', 'Paper towel 6 rolls']);
});

test('and those in stock come first', async () => {
  // The towel shares more of its orders with the soap than coffee does, and is sold out.
  expect((await related(208)).together).toEqual(['Coffee', 'Paper towel 6 rolls']);
});

test('substitutes are in stock, of the same subline and near in price, the most similar first', async () => {
  expect((await related(201)).substitutes).toEqual(['Paper towel 6 rolls, soft', 'Toilet paper 8 rolls']);
  expect((await related(208)).substitutes).toEqual([]);
});

test('a customer gets only products that it may order, and nothing about the others', async () => {
  expect(await related(201, 'restricted@demo.test')).toEqual({
    together: ['Coffee'],
    substitutes: ['Toilet paper 8 rolls'],
  });
  const token = await backEnd.login('restricted@demo.test', 1);
  expect((await backEnd.get('/products/208/related', { token })).status).toBe(404);
  expect((await backEnd.get('/products/207/related', { token })).status).toBe(404);
  expect((await backEnd.get('/products/201/related')).status).toBe(401);
});
