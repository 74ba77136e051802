import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import {
  newPaymentId,
  orderCollection,
  readPaymentOf,
  withCollection,
} from '../support/payments/paymentCalls.ts';

/** Orders of junior wait for approver, a colleague; they are paid when they are placed. */
const provider = createMemoryProvider();
let backEnd: BackEnd;
let junior: string;
let approver: string;

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
  });
  junior = await backEnd.login('junior@demo.test', 1);
  approver = await backEnd.login('approver@demo.test', 1);
});
afterAll(() => backEnd.close());

const REFUSED = 2;
const used = { brand: 'Visa', lastFour: '1111', expiry: '12/30' };

const payOrder = async (number: string, id: string) => {
  const { body } = await backEnd.post('/rest/visitSync', {
    token: junior,
    body: withCollection(
      orderVisit(number, 150, [sentLine(102, 10)]),
      orderCollection(number, { id, cents: 21_239 }),
    ),
  });
  return v.parse(visitResponse, body);
};
const refuse = async (id: string) => {
  const body = { approval_status: REFUSED, comment: 'Too much' };
  const response = await backEnd.post(`/b2bportal/orders/${id}/approval`, { token: approver, body });
  return v.parse(transactionResponse, response.body).transaction;
};
const read = async (id: string) =>
  readPaymentOf((await backEnd.get(`/payments/${id}`, { token: junior })).body);

test('a paid order that is refused is paid back', async () => {
  const id = newPaymentId();
  const { transaction } = await payOrder('WEB-9100001', id);
  expect(await read(id)).toMatchObject({ status: 'paid' });
  expect(await refuse(transaction.id)).toMatchObject({ status: 'cancelled' });
  await backEnd.app.sweepPayments();
  expect(await read(id)).toMatchObject({ status: 'refunded' });
  expect(provider.calls(id)).toEqual(['charge', 'refund']);
});

test('an order that is refused while its payment is reviewed is paid back when the payment comes', async () => {
  const id = newPaymentId();
  provider.answer('charge', { state: 'held', reference: 'H1', used });
  const { transaction, payment } = await payOrder('WEB-9100002', id);
  expect(payment).toMatchObject({ status: 'held' });
  await refuse(transaction.id);
  provider.payments.set(id, { state: 'captured', amount: '212.39', reference: 'H1' });
  expect(await read(id)).toMatchObject({ status: 'paid' });
  await backEnd.app.sweepPayments();
  expect(await read(id)).toMatchObject({ status: 'refunded' });
  const { body } = await backEnd.get(`/transactions/${transaction.id}`, { token: junior });
  expect(v.parse(transactionResponse, body).transaction).toMatchObject({ status: 'cancelled' });
});
