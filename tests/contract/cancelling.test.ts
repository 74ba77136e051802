import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  estimateCancelResponse,
  orderCancelResponse,
  transactionsResponse,
  visitResponse,
} from '../../src/api/orders/schema.ts';
import { errorResponse } from '../../src/api/wire.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';

let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const idOf = async (token: string, kind: string, number: string) => {
  const { body } = await backEnd.get(`/transactions?kind=${kind}&search=${number}`, { token });
  return v.parse(transactionsResponse, body).transactions[0]?.id ?? '';
};
const refused = async (path: string, token: string, body: unknown) => {
  const answered = await backEnd.post(path, { token, body });
  return [answered.status, v.parse(errorResponse, answered.body).code];
};

test('an order is cancelled while nothing has left the warehouse; a repeat answers the same', async () => {
  const { body } = await backEnd.post('/rest/visitSync', {
    token: buyer,
    body: orderVisit('WEB-3000001', 110, [sentLine(105, 2)]),
  });
  const { id } = v.parse(visitResponse, body).transaction;
  const cancel = async () => {
    const answered = await backEnd.post('/orders/cancel', { token: buyer, body: { id } });
    expect(answered.status).toBe(200);
    return v.parse(orderCancelResponse, answered.body).order;
  };
  const order = await cancel();
  expect(order).toMatchObject({
    id,
    transaction_number: 'WEB-3000001',
    status: 'cancelled',
    can_cancel: false,
  });
  expect(order.lines).toHaveLength(1);
  expect(await cancel()).toEqual(order);
});

test('an order in work can still be cancelled, one that was delivered cannot be anymore', async () => {
  const inWork = await idOf(buyer, 'order', 'WEB-0000002');
  const delivered = await idOf(buyer, 'order', 'WEB-0000001');
  const { body } = await backEnd.post('/orders/cancel', { token: buyer, body: { id: inWork } });
  expect(v.parse(orderCancelResponse, body).order.status).toBe('cancelled');
  expect(await refused('/orders/cancel', buyer, { id: delivered })).toEqual([409, 'not_cancellable']);
});

test('an estimate is cancelled by its own call, and an invoice by none', async () => {
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const { body } = await backEnd.post('/rest/visitSync', {
    token: acheteuse,
    body: estimateVisit('WEB-3000002', 310, [sentLine(301, 2)]),
  });
  const { id } = v.parse(visitResponse, body).transaction;
  expect(await refused('/orders/cancel', acheteuse, { id })).toEqual([404, 'not_found']);
  const answered = await backEnd.post('/estimates/cancel', { token: acheteuse, body: { id } });
  expect(v.parse(estimateCancelResponse, answered.body).estimate).toMatchObject({
    status: 'cancelled',
    netvalue: null,
  });
  const invoice = await idOf(buyer, 'invoice', 'INV-1');
  expect(await refused('/orders/cancel', buyer, { id: invoice })).toEqual([404, 'not_found']);
});

test("nobody cancels another customer's, and nothing that is none", async () => {
  const id = await idOf(buyer, 'order', 'WEB-0000001');
  const other = await backEnd.login('other@demo.test', 1);
  const comprador = await backEnd.login('comprador@andina.test', 2);
  for (const token of [other, comprador]) {
    expect(await refused('/orders/cancel', token, { id })).toEqual([404, 'not_found']);
  }
  expect(await refused('/orders/cancel', buyer, { id: 'WEB-0000001' })).toEqual([404, 'not_found']);
  expect(await refused('/orders/cancel', buyer, {})).toEqual([400, 'invalid_request']);
});
