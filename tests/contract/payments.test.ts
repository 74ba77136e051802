import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants, TERMS_CLIENT } from '../support/payments/payingTenants.ts';
import {
  invoicesVisit,
  newPaymentId,
  orderCollection,
  readPaymentOf,
  refusalOf,
  withCollection,
} from '../support/payments/paymentCalls.ts';

const provider = createMemoryProvider();
let backEnd: BackEnd;
let cash: string;
let terms: string;
let chief: string;

const MANY = { most: 1_000, window: 60_000 };

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { perCustomer: MANY, perAddress: MANY },
  });
  cash = await backEnd.login('cash@demo.test', 1);
  terms = await backEnd.login('terms@demo.test', 1);
  chief = await backEnd.login('chief@demo.test', 1);
});
afterAll(() => backEnd.close());

/** Ten bags of rice: 180, tax 14.40, shipping 12 (5 % are 9): 206.40. The card's 2.9 % are 5.99. */
const RICE = [sentLine(102, 10), sentLine(103, 1, { detail_type: 1, product_price: 0 })];
const RICE_CENTS = 21_239;

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return `WEB-5${String(numbers).padStart(6, '0')}`;
};

const riceOrder = (number: string, changes: Parameters<typeof orderVisit>[3] = {}, client = 130) =>
  orderVisit(number, client, RICE, { json_data: JSON.stringify({ cart: `cart-${number}` }), ...changes });

const authorise = (number: string, id: string, cents = RICE_CENTS) => {
  const transaction = withCollection(riceOrder(number), orderCollection(number, { id, cents, token: null }));
  return backEnd.post('/authorizenet/authorize_only', {
    token: cash,
    body: {
      transaction,
      cardPaymentPayload: {
        order_number: number,
        payment_id: id,
        amount_paid: cents,
        token: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'nonce' },
      },
    },
  });
};
const record = (number: string, id: string) =>
  backEnd.post('/rest/visitSync', {
    token: cash,
    body: withCollection(riceOrder(number), orderCollection(number, { id, cents: RICE_CENTS, token: null })),
  });
const charge = (number: string, id: string, cents = RICE_CENTS) =>
  backEnd.post('/rest/visitSync', {
    token: terms,
    body: withCollection(riceOrder(number, {}, TERMS_CLIENT), orderCollection(number, { id, cents })),
  });

const transactionOf = async (token: string, id: string) => {
  const { body } = await backEnd.get(`/transactions/${id}`, { token });
  return v.parse(transactionResponse, body).transaction;
};
const statusOf = async (id: string, token = cash) =>
  readPaymentOf((await backEnd.get(`/payments/${id}`, { token })).body).status;

test('an order is preauthorized, then recorded with its receipt', async () => {
  const [number, id] = [nextNumber(), newPaymentId()];
  const authorised = await authorise(number, id);
  expect(readPaymentOf(authorised.body)).toMatchObject({
    payment_id: id,
    status: 'processing',
    amount: 212.39,
    charge: 5.99,
    transaction: null,
  });
  const recorded = v.parse(visitResponse, (await record(number, id)).body);
  expect(recorded).toMatchObject({
    repeated: false,
    transaction: { transaction_number: number, netvalue: 212.39 },
    payment: { status: 'paid', receipt_number: 'RC-000001', brand: 'Visa', last_four: '1111' },
  });
  expect(await transactionOf(cash, recorded.transaction.id)).toMatchObject({
    status: 'pending',
    payment_method_charge_amount: 5.99,
    netvalue: 212.39,
    payments: [{ payment_id: id, status: 'paid', amount: 212.39 }],
  });
  // The repeat of a lost answer.
  const again = v.parse(visitResponse, (await record(number, id)).body);
  expect(again).toMatchObject({ repeated: true, transaction: { id: recorded.transaction.id } });
  expect(provider.calls(id)).toEqual(['authorise']);
});

test('an order is charged at once, with one call for a doubled click', async () => {
  const [number, id] = [nextNumber(), newPaymentId()];
  const answers = await Promise.all([charge(number, id), charge(number, id), charge(number, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(provider.calls(id)).toEqual(['charge']);
  const after = v.parse(visitResponse, (await charge(number, id)).body);
  expect(after).toMatchObject({ repeated: true, payment: { status: 'paid', amount: 212.39 } });
});

test('a declined order isn’t stored, and its stock is back', async () => {
  const [number, id] = [nextNumber(), newPaymentId()];
  const stock = async () => (await backEnd.get('/availability?product_id=102', { token: cash })).body;
  const before = await stock();
  provider.answer('charge', { state: 'declined', code: 'declined', message: 'Do not honor' });
  const { body } = await charge(number, id);
  expect(v.parse(visitResponse, body).payment).toMatchObject({ status: 'declined', code: 'declined' });
  expect(await stock()).toEqual(before);
  expect(await refusalOf(backEnd, 'GET', `/transactions/by_number/${number}`, { token: terms })).toEqual([
    404,
    'not_found',
  ]);
  // The same cart, with another payment.
  const next = v.parse(visitResponse, (await charge(number, newPaymentId())).body);
  expect(next.payment).toMatchObject({ status: 'paid' });
});

test('when recording is refused the reservation is voided, and only then the customer is told', async () => {
  const [number, id] = [nextNumber(), newPaymentId()];
  await authorise(number, id);
  // Another order takes the number.
  await charge(number, newPaymentId());
  const { status, body } = await backEnd.post('/rest/visitSync', {
    token: cash,
    body: withCollection(
      riceOrder(number, { json_data: '{}' }),
      orderCollection(number, { id, cents: RICE_CENTS, token: null }),
    ),
  });
  expect([status, v.parse(errorResponse, body)]).toMatchObject([
    422,
    {
      code: 'recording_failed',
      error:
        "Error recording the transaction. Please try again (your card won't be charged) or call support.",
    },
  ]);
  expect(provider.payments.get(id)?.state).toBe('voided');
  expect(await statusOf(id)).toBe('voided');
});

test('an invoice is paid in part, and its balance follows', async () => {
  const open = v.parse(
    transactionResponse,
    (await backEnd.get('/transactions/by_number/INV-19B', { token: chief })).body,
  ).transaction;
  expect(open).toMatchObject({ status: 'open', balance: 194.4, netvalue: 194.4 });
  // 94.40 and 2.9 % of it, 2.74.
  const paid = readPaymentOf(
    (
      await backEnd.post('/rest/visitSync', {
        token: chief,
        body: invoicesVisit([{ number: 'INV-19B', value: 94.4, balance: 194.4 }], { cents: 9_714 }),
      })
    ).body,
  );
  expect(paid).toMatchObject({
    status: 'paid',
    amount: 97.14,
    charge: 2.74,
    invoices: [{ transaction_number: 'INV-19B', collected_value: 94.4, invoice_balance: 100 }],
  });
});
