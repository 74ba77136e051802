import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productsResponse, searchResponse } from '../../src/api/catalogue/schema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { availabilityResponse } from '../../src/api/inventory/schema.ts';
import { productQuery } from '../../src/api/search/productQuery.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, invoiceVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { aProductSearch } from '../support/productSearch.ts';

/** Apple juice (101) is in two warehouses: 120 in Default, 5.5 in North; a case has 12 pieces. */
let backEnd: BackEnd;
let buyer: string;
let lastNumber = 7_000_000;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());
beforeEach(async () => {
  buyer = await backEnd.login('buyer@demo.test', 1);
});

const nextNumber = () => {
  lastNumber += 1;
  return `WEB-${lastNumber}`;
};

const stockOf = async (product: number, token = buyer) => {
  const { body } = await backEnd.get(`/availability?product_id=${product}`, { token });
  return v.parse(availabilityResponse, body).availability.map(({ quantity }) => quantity);
};

type Lines = Parameters<typeof orderVisit>[2];

const send = async (visit: ReturnType<typeof orderVisit>, token: string) => {
  const { status, body } = await backEnd.post('/rest/visitSync', { token, body: visit });
  expect(status).toBe(200);
  return v.parse(visitResponse, body);
};

const order = async (lines: Lines, number = nextNumber()) =>
  (await send(orderVisit(number, 110, lines), buyer)).transaction.id;

const cancel = async (id: string, path = '/orders/cancel', token = buyer) =>
  expect((await backEnd.post(path, { token, body: { id } })).status).toBe(200);

const isFoundInStock = async () => {
  const body = productQuery(aProductSearch({ text: 'apple juice', inStockOnly: true, size: 10 }));
  const response = await backEnd.post('/products/_search?rest_total_hits_as_int=true', {
    token: buyer,
    body,
  });
  return v.parse(searchResponse, response.body).hits.hits.some(({ _source }) => _source.id === 101);
};

test('an order reduces the stock by its base units once, and its cancellation restores them once', async () => {
  const lines = [sentLine(101, 2, { units: 'CS' })];
  const number = nextNumber();
  const id = await order(lines, number);
  expect(await stockOf(101)).toEqual([96, 5.5]);
  expect(await order(lines, number)).toBe(id);
  expect(await stockOf(101)).toEqual([96, 5.5]);
  await cancel(id);
  expect(await stockOf(101)).toEqual([120, 5.5]);
  await cancel(id);
  expect(await stockOf(101)).toEqual([120, 5.5]);
});

test('a line reduces the stock of its warehouse; lines of one product add up', async () => {
  const id = await order([
    sentLine(101, 2, { units: 'EA', warehouse_id: 2 }),
    sentLine(101, 3, { units: 'EA', warehouse_id: 2 }),
    sentLine(101, 1, { units: 'EA' }),
    sentLine(101, 3, { units: 'EA', warehouse_id: 99 }),
  ]);
  expect(await stockOf(101)).toEqual([116, 0.5]);
  await cancel(id);
  expect(await stockOf(101)).toEqual([120, 5.5]);
});

test('a gift reduces the stock too', async () => {
  expect(await stockOf(103)).toEqual([40]);
  const id = await order([sentLine(102, 20)]);
  expect(await stockOf(103)).toEqual([38]);
  await cancel(id);
  expect(await stockOf(103)).toEqual([40]);
});

test('an order above the stock is accepted, and its cancellation restores the former stock', async () => {
  const orderId = await order([sentLine(101, 200, { units: 'EA' })]);
  expect(await stockOf(101)).toEqual([0, 5.5]);
  await cancel(orderId);
  expect(await stockOf(101)).toEqual([120, 5.5]);
});

test('a product without stock in any warehouse is sold out in the search and the product, until it is restored', async () => {
  const soldOutFlags = async () => {
    const { body } = await backEnd.get('/products/101', { token: buyer });
    return v.parse(productsResponse, body).products.map(({ sold_out }) => sold_out);
  };
  expect([await isFoundInStock(), await soldOutFlags()]).toEqual([true, [false]]);
  const first = await order([sentLine(101, 10, { units: 'CS' })]);
  expect([await isFoundInStock(), await soldOutFlags()]).toEqual([true, [false]]);
  const last = await order([sentLine(101, '5.5', { units: 'EA', warehouse_id: 2 })]);
  expect(await soldOutFlags()).toEqual([true]);
  await expect.poll(isFoundInStock).toBe(false);
  await cancel(last);
  expect(await soldOutFlags()).toEqual([false]);
  await expect.poll(isFoundInStock).toBe(true);
  await cancel(first);
});

test('an estimate doesn’t reduce the stock, an invoice does', async () => {
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const { transaction } = await send(estimateVisit(nextNumber(), 310, [sentLine(301, 3)]), acheteuse);
  expect(await stockOf(301, acheteuse)).toEqual([4]);
  await cancel(transaction.id, '/estimates/cancel', acheteuse);
  expect(await stockOf(301, acheteuse)).toEqual([4]);

  const comprador = await backEnd.login('comprador@andina.test', 2);
  await send(invoiceVisit(nextNumber(), 110, [sentLine(101, 2, { size: 6 })]), comprador);
  expect(await stockOf(101, comprador)).toEqual([38]);
});

test('an order that waits for approval reduces the stock, and its refusal restores it', async () => {
  const [junior, approver] = await Promise.all(
    ['junior@demo.test', 'approver@demo.test'].map((email) => backEnd.login(email, 1)),
  );
  const visit = orderVisit(nextNumber(), 150, [sentLine(101, 20, { units: 'EA' })]);
  const { transaction } = await send(visit, junior ?? '');
  expect(await stockOf(101)).toEqual([100, 5.5]);
  const decision = { token: approver ?? '', body: { approval_status: 2, comment: '' } };
  for (const _ of ['decided', 'repeated']) {
    const { status } = await backEnd.post(`/b2bportal/orders/${transaction.id}/approval`, decision);
    expect(status).toBe(200);
    expect(await stockOf(101)).toEqual([120, 5.5]);
  }
});

test('a refused order doesn’t reduce the stock', async () => {
  const { status } = await backEnd.post('/rest/visitSync', {
    token: buyer,
    body: orderVisit(nextNumber(), 110, [sentLine(101, 1, { units: 'EA' })]),
  });
  expect(status).toBe(422);
  expect(await stockOf(101)).toEqual([120, 5.5]);
});
