import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estimateCancelResponse, orderCancelResponse } from '../../src/api/history/cancelSchema.ts';
import { transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
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
const refusal = async (path: string, token: string, body: unknown) => {
  const response = await backEnd.post(path, { token, body });
  return [response.status, v.parse(errorResponse, response.body).code];
};

test('a pending order is cancelled; a repeat returns the same response', async () => {
  const { body } = await backEnd.post('/rest/visitSync', {
    token: buyer,
    body: orderVisit('WEB-3000001', 110, [sentLine(105, 2)]),
  });
  const { id } = v.parse(visitResponse, body).transaction;
  const cancel = async () => {
    const response = await backEnd.post('/orders/cancel', { token: buyer, body: { id } });
    expect(response.status).toBe(200);
    return v.parse(orderCancelResponse, response.body).order;
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

test('an order in processing can be cancelled, a delivered one can’t', async () => {
  const inWork = await idOf(buyer, 'order', 'WEB-0000002');
  const delivered = await idOf(buyer, 'order', 'WEB-0000001');
  const { body } = await backEnd.post('/orders/cancel', { token: buyer, body: { id: inWork } });
  expect(v.parse(orderCancelResponse, body).order.status).toBe('cancelled');
  expect(await refusal('/orders/cancel', buyer, { id: delivered })).toEqual([409, 'not_cancellable']);
});

test('an estimate is cancelled by its own call, and an invoice can’t be cancelled', async () => {
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const { body } = await backEnd.post('/rest/visitSync', {
    token: acheteuse,
    body: estimateVisit('WEB-3000002', 310, [sentLine(301, 2)]),
  });
  const { id } = v.parse(visitResponse, body).transaction;
  expect(await refusal('/orders/cancel', acheteuse, { id })).toEqual([404, 'not_found']);
  const response = await backEnd.post('/estimates/cancel', { token: acheteuse, body: { id } });
  expect(v.parse(estimateCancelResponse, response.body).estimate).toMatchObject({
    status: 'cancelled',
    netvalue: null,
  });
  const invoice = await idOf(buyer, 'invoice', 'INV-1');
  expect(await refusal('/orders/cancel', buyer, { id: invoice })).toEqual([404, 'not_found']);
});

test("another customer's order and an unknown id are refused", async () => {
  const id = await idOf(buyer, 'order', 'WEB-0000001');
  const other = await backEnd.login('other@demo.test', 1);
  const comprador = await backEnd.login('comprador@andina.test', 2);
  for (const token of [other, comprador]) {
    expect(await refusal('/orders/cancel', token, { id })).toEqual([404, 'not_found']);
  }
  expect(await refusal('/orders/cancel', buyer, { id: 'WEB-0000001' })).toEqual([404, 'not_found']);
  expect(await refusal('/orders/cancel', buyer, {})).toEqual([400, 'invalid_request']);
});
