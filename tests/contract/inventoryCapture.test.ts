import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureProductsResponse, captureResponse } from '../../src/api/inventory/schema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

/** The buyer (110) bought 101 and 102 within the year, and got 103 as a gift. */
let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const loadProductsToCount = async (token: string, customerId: number) => {
  const { body } = await backEnd.get(`/inventory_capture/products?customer_id=${customerId}`, { token });
  return v.parse(captureProductsResponse, body).products;
};
const send = (capture_number: string, lines: unknown, { token = buyer, customer_id = 110 } = {}) =>
  backEnd.post('/inventory_capture', { token, body: { customer_id, capture_number, lines } });
const refusal = async (request: ReturnType<typeof send>) => {
  const { status, body } = await request;
  return [status, v.parse(errorResponse, body).code];
};
const ALL = [
  { product_id: 101, quantity: '12.5' },
  { product_id: 102, quantity: 0 },
  { product_id: 103, quantity: 3 },
];

test('a customer counts the products bought within a year, sorted by name', async () => {
  expect(await loadProductsToCount(buyer, 110)).toMatchObject([
    { product_id: 101, name: 'Apple juice', code: 'P-101' },
    { product_id: 102, name: 'Rice', code: 'P-102' },
    { product_id: 103, name: 'Tea sample', code: 'P-103' },
  ]);
});

test('a customer without purchases counts the allowed products, or none without a restriction', async () => {
  const restricted = await backEnd.login('restricted@demo.test', 1);
  expect((await loadProductsToCount(restricted, 140)).map(({ product_id }) => product_id)).toEqual([
    101, 103,
  ]);
  expect(await loadProductsToCount(await backEnd.login('other@demo.test', 1), 120)).toEqual([]);
});

test('a count that is sent several times is stored once', async () => {
  const responses = await Promise.all([send('COUNT-1', ALL), send('COUNT-1', ALL), send('COUNT-1', ALL)]);
  const captures = responses.map(({ body }) => v.parse(captureResponse, body));
  expect(captures.filter(({ repeated }) => !repeated)).toHaveLength(1);
  for (const { capture } of captures) {
    expect(capture).toEqual({
      capture_number: 'COUNT-1',
      captured_at: '2026-03-10T15:00:00.000Z',
      line_count: 3,
    });
  }
  backEnd.clock.forward(60_000);
  const later = v.parse(captureResponse, (await send('COUNT-1', [{ product_id: 101, quantity: 1 }])).body);
  expect(later).toMatchObject({ repeated: true, capture: { captured_at: '2026-03-10T15:00:00.000Z' } });
});

test.each([
  ['a product left out', ALL.slice(1), 422, 'incomplete'],
  ['no number', [{ product_id: 101, quantity: '' }, ...ALL.slice(1)], 422, 'incomplete'],
  ['nothing', [{ product_id: 101 }, ...ALL.slice(1)], 422, 'incomplete'],
  ['less than nothing', [{ product_id: 101, quantity: -1 }, ...ALL.slice(1)], 422, 'incomplete'],
  ['words', [{ product_id: 101, quantity: 'many' }, ...ALL.slice(1)], 422, 'incomplete'],
  ["a product that isn't theirs", [...ALL, { product_id: 105, quantity: 1 }], 422, 'product_unavailable'],
  ['a product twice', [...ALL, ALL[0]], 400, 'invalid_request'],
  ['no products', [], 400, 'invalid_request'],
])('a count with %s is refused', async (_, lines, status, code) => {
  expect(await refusal(send('COUNT-2', lines))).toEqual([status, code]);
});

test("another customer's count and number are refused; a group may count for its sub-customers", async () => {
  const other = await backEnd.login('other@demo.test', 1);
  const path = '/inventory_capture/products?customer_id=110';
  expect(await refusal(backEnd.get(path, { token: other }))).toEqual([403, 'not_yours']);
  expect(await refusal(send('COUNT-3', ALL, { token: other }))).toEqual([403, 'not_yours']);
  const restricted = await backEnd.login('restricted@demo.test', 1);
  const otherCustomer = { token: restricted, customer_id: 140 };
  expect(await refusal(send('COUNT-1', ALL, otherCustomer))).toEqual([409, 'number_taken']);
  expect(await loadProductsToCount(await backEnd.login('group@demo.test', 1), 901)).toEqual([]);
});
