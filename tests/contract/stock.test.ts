import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productsResponse, searchResponse } from '../../src/api/catalogue/schema.ts';
import { availabilityResponse } from '../../src/api/inventory/schema.ts';
import { visitResponse } from '../../src/api/orders/schema.ts';
import { productQuery } from '../../src/api/search/productQuery.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, invoiceVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { aProductSearch } from '../support/productSearch.ts';

/** Apple juice (101) lies in two warehouses: 120 in Default, 5.5 in North; a case is 12 pieces. */
let backEnd: BackEnd;
let buyer: string;
let numbers = 7_000_000;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());
beforeEach(async () => {
  buyer = await backEnd.login('buyer@demo.test', 1);
});

const nextNumber = () => {
  numbers += 1;
  return `WEB-${numbers}`;
};

const held = async (product: number, token = buyer) => {
  const { body } = await backEnd.get(`/availability?product_id=${product}`, { token });
  return v.parse(availabilityResponse, body).availability.map(({ quantity }) => quantity);
};

type Lines = Parameters<typeof orderVisit>[2];

const send = async (visit: ReturnType<typeof orderVisit>, token: string) => {
  const { status, body } = await backEnd.post('/rest/visitSync', { token, body: visit });
  expect(status).toBe(200);
  return v.parse(visitResponse, body);
};

/** Orders by the buyer; answers the order's id. */
const order = async (lines: Lines, number = nextNumber()) =>
  (await send(orderVisit(number, 110, lines), buyer)).transaction.id;

const cancel = async (id: string, path = '/orders/cancel', token = buyer) =>
  expect((await backEnd.post(path, { token, body: { id } })).status).toBe(200);

const isFoundInStock = async () => {
  const body = productQuery(aProductSearch({ text: 'apple juice', inStockOnly: true, size: 10 }));
  const answered = await backEnd.post('/products/_search?rest_total_hits_as_int=true', {
    token: buyer,
    body,
  });
  return v.parse(searchResponse, answered.body).hits.hits.some(({ _source }) => _source.id === 101);
};

test('an order takes its base units once, and its cancellation gives them back once', async () => {
  const lines = [sentLine(101, 2, { units: 'CS' })];
  const number = nextNumber();
  const id = await order(lines, number);
  expect(await held(101)).toEqual([96, 5.5]);
  expect(await order(lines, number)).toBe(id);
  expect(await held(101)).toEqual([96, 5.5]);
  await cancel(id);
  expect(await held(101)).toEqual([120, 5.5]);
  await cancel(id);
  expect(await held(101)).toEqual([120, 5.5]);
});

test('a line takes from the warehouse that it names; lines of one product add up', async () => {
  const id = await order([
    sentLine(101, 2, { units: 'EA', warehouse_id: 2 }),
    sentLine(101, 3, { units: 'EA', warehouse_id: 2 }),
    sentLine(101, 1, { units: 'EA' }),
    sentLine(101, 3, { units: 'EA', warehouse_id: 99 }),
  ]);
  expect(await held(101)).toEqual([116, 0.5]);
  await cancel(id);
  expect(await held(101)).toEqual([120, 5.5]);
});

test('a gift leaves the warehouse too', async () => {
  expect(await held(103)).toEqual([40]);
  const id = await order([sentLine(102, 20)]);
  expect(await held(103)).toEqual([38]);
  await cancel(id);
  expect(await held(103)).toEqual([40]);
});

test('an order that was placed is not refused for its stock: nothing is left, and what is owed comes in first', async () => {
  const most = await order([sentLine(101, 200, { units: 'EA' })]);
  expect(await held(101)).toEqual([0, 5.5]);
  await cancel(most);
  expect(await held(101)).toEqual([120, 5.5]);
});

test('what no warehouse has any more is sold out for the search and the product, until it is back', async () => {
  const marked = async () => {
    const { body } = await backEnd.get('/products/101', { token: buyer });
    return v.parse(productsResponse, body).products.map(({ sold_out }) => sold_out);
  };
  expect([await isFoundInStock(), await marked()]).toEqual([true, [false]]);
  const first = await order([sentLine(101, 10, { units: 'CS' })]);
  expect([await isFoundInStock(), await marked()]).toEqual([true, [false]]);
  const last = await order([sentLine(101, '5.5', { units: 'EA', warehouse_id: 2 })]);
  expect(await marked()).toEqual([true]);
  await expect.poll(isFoundInStock).toBe(false);
  await cancel(last);
  expect(await marked()).toEqual([false]);
  await expect.poll(isFoundInStock).toBe(true);
  await cancel(first);
});

test('an estimate takes nothing, an invoice does', async () => {
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const { transaction } = await send(estimateVisit(nextNumber(), 310, [sentLine(301, 3)]), acheteuse);
  expect(await held(301, acheteuse)).toEqual([4]);
  await cancel(transaction.id, '/estimates/cancel', acheteuse);
  expect(await held(301, acheteuse)).toEqual([4]);

  const comprador = await backEnd.login('comprador@andina.test', 2);
  await send(invoiceVisit(nextNumber(), 110, [sentLine(101, 2, { size: 6 })]), comprador);
  expect(await held(101, comprador)).toEqual([38]);
});

test('an order that waits for approval has taken its stock; refused, it gives it back', async () => {
  const [junior, approver] = await Promise.all(
    ['junior@demo.test', 'approver@demo.test'].map((email) => backEnd.login(email, 1)),
  );
  const visit = orderVisit(nextNumber(), 150, [sentLine(101, 20, { units: 'EA' })]);
  const { transaction } = await send(visit, junior ?? '');
  expect(await held(101)).toEqual([100, 5.5]);
  const decision = { token: approver ?? '', body: { approval_status: 2, comment: '' } };
  for (const _ of ['decided', 'repeated']) {
    const { status } = await backEnd.post(`/b2bportal/orders/${transaction.id}/approval`, decision);
    expect(status).toBe(200);
    expect(await held(101)).toEqual([120, 5.5]);
  }
});

test('what cannot be placed takes nothing', async () => {
  const { status } = await backEnd.post('/rest/visitSync', {
    token: buyer,
    body: orderVisit(nextNumber(), 110, [sentLine(101, 1, { units: 'EA' })]),
  });
  expect(status).toBe(422);
  expect(await held(101)).toEqual([120, 5.5]);
});
