import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSumsWire } from '../../src/api/history/accountSumsSchema.ts';
import { savedMethodsResponse } from '../../src/api/history/paymentSchema.ts';
import { transactionResponse, transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants, TERMS_CLIENT } from '../support/payments/payingTenants.ts';
import {
  aToken,
  invoicesVisit,
  newPaymentId,
  orderCollection,
  readPaymentOf,
  refusalOf,
  withCollection,
} from '../support/payments/paymentCalls.ts';

const MINUTE = 60_000;
const provider = createMemoryProvider();
let backEnd: BackEnd;
let chief: string;
let cash: string;
let terms: string;

const MANY = { most: 1_000, window: MINUTE };

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { perCustomer: MANY, perAddress: MANY },
  });
  await logIn();
});
afterAll(() => backEnd.close());

/** Tokens last 15 minutes. */
const logIn = async () => {
  chief = await backEnd.login('chief@demo.test', 1);
  cash = await backEnd.login('cash@demo.test', 1);
  terms = await backEnd.login('terms@demo.test', 1);
};
const later = async (minutes: number) => {
  backEnd.clock.forward(minutes * MINUTE);
  await logIn();
};
const sweep = () => backEnd.app.sweepPayments();

const RICE = [sentLine(102, 10), sentLine(103, 1, { detail_type: 1, product_price: 0 })];
const RICE_CENTS = 21_239;

const chargeOrder = async (number: string, id: string) => {
  const visit = orderVisit(number, TERMS_CLIENT, RICE, { json_data: JSON.stringify({ cart: number }) });
  const { body } = await backEnd.post('/rest/visitSync', {
    token: terms,
    body: withCollection(visit, orderCollection(number, { id, cents: RICE_CENTS })),
  });
  return v.parse(visitResponse, body);
};
const authorise = async (number: string, id: string) => {
  const visit = orderVisit(number, 130, RICE, { json_data: JSON.stringify({ cart: number }) });
  const transaction = withCollection(visit, orderCollection(number, { id, cents: RICE_CENTS, token: null }));
  const { body } = await backEnd.post('/authorizenet/authorize_only', {
    token: cash,
    body: {
      transaction,
      cardPaymentPayload: {
        order_number: number,
        payment_id: id,
        amount_paid: RICE_CENTS,
        token: aToken,
      },
    },
  });
  return { payment: readPaymentOf(body), visit: transaction };
};
/** 10.00 of invoice INV-19C and 2.9 %. */
const payTen = async (id: string, number = 'INV-19C') => {
  const { body } = await backEnd.post('/rest/visitSync', {
    token: chief,
    body: invoicesVisit([{ number, value: 10 }], { id, cents: 1_029 }),
  });
  return readPaymentOf(body);
};
const read = async (id: string, token = chief) =>
  readPaymentOf((await backEnd.get(`/payments/${id}`, { token })).body);
const transactionBy = async (number: string, token = chief) =>
  v.parse(transactionResponse, (await backEnd.get(`/transactions/by_number/${number}`, { token })).body)
    .transaction;
const balanceOf = async (number: string) => Number((await transactionBy(number)).balance);

test('a lost answer after the charge is unknown, never failed, and is paid when the provider is asked', async () => {
  const id = newPaymentId();
  const before = await balanceOf('INV-19C');
  provider.answer('charge', { state: 'unknown' });
  expect(await payTen(id)).toMatchObject({ status: 'unknown', receipt_number: '' });
  expect(await read(id)).toMatchObject({ status: 'paid', amount: 10.29 });
  expect(await balanceOf('INV-19C')).toBe(before - 10);
  expect(provider.calls(id)).toEqual(['charge', 'lookUp']);
});

test('a lost answer without a charge stays unknown until it can’t be on its way any more', async () => {
  const id = newPaymentId();
  const before = await balanceOf('INV-19C');
  provider.answer('charge', { state: 'unknown' });
  provider.answer('lookUp', { state: 'not_found' }, { state: 'not_found' });
  await payTen(id);
  provider.payments.delete(id);
  expect(await read(id)).toMatchObject({ status: 'unknown' });
  await later(6);
  expect(await read(id)).toMatchObject({ status: 'failed', code: 'not_charged' });
  expect(await balanceOf('INV-19C')).toBe(before);
});

test('money that comes after a payment has failed is given back', async () => {
  const id = newPaymentId();
  provider.answer('charge', { state: 'unknown' });
  provider.answer('lookUp', { state: 'not_found' });
  await payTen(id);
  await later(6);
  expect(await read(id)).toMatchObject({ status: 'failed' });
  expect(provider.payments.get(id)?.state).toBe('captured');
  const before = await balanceOf('INV-19C');
  // It is asked for again, and what was found goes back with the next sweep.
  await later(6);
  await sweep();
  await later(1);
  await sweep();
  expect(provider.payments.get(id)?.state).toBe('refunded');
  expect(await read(id)).toMatchObject({ status: 'refunded' });
  expect(await balanceOf('INV-19C')).toBe(before);
});

test('a held payment is neither paid nor failed; its order waits, and becomes normal when it is released', async () => {
  const id = newPaymentId();
  const used = { brand: 'Visa', lastFour: '1111', expiry: '12/30' };
  provider.answer('charge', { state: 'held', reference: 'H1', used });
  const sums = async () => {
    const { body } = await backEnd.get('/transactions', { token: terms });
    return v.parse(accountSumsWire, v.parse(transactionsResponse, body).sums);
  };
  const reviewed = async () => {
    const { body } = await backEnd.get('/transactions', { token: terms });
    const { transactions } = v.parse(transactionsResponse, body);
    return transactions.filter((row) => row.is_under_review).map((row) => row.transaction_number);
  };
  const before = await sums();
  const { transaction, payment } = await chargeOrder('WEB-6000001', id);
  expect(payment).toMatchObject({ status: 'held' });
  expect(await transactionBy('WEB-6000001', terms)).toMatchObject({
    status: 'awaiting_payment',
    can_cancel: false,
    is_under_review: true,
  });
  expect(await reviewed()).toEqual(['WEB-6000001']);
  expect(await sums()).toEqual(before);
  provider.answer('lookUp', { state: 'captured', reference: 'H1', used, saved: null });
  await later(1);
  await sweep();
  expect(await transactionBy('WEB-6000001', terms)).toMatchObject({
    id: transaction.id,
    status: 'pending',
    payments: [{ status: 'paid' }],
    is_under_review: false,
  });
  expect(await reviewed()).toEqual([]);
  // What is paid is owed to nobody.
  expect((await sums()).open_balance).toBe(before.open_balance);
});

test('a held reservation keeps its order too', async () => {
  const id = newPaymentId();
  const used = { brand: 'Visa', lastFour: '1111', expiry: '12/30' };
  provider.answer('authorise', { state: 'held', reference: 'H2', used });
  const { payment } = await authorise('WEB-6000002', id);
  expect(payment).toMatchObject({
    status: 'held',
    transaction: { transaction_number: 'WEB-6000002', kind: 'order' },
  });
  provider.answer('lookUp', { state: 'declined', code: 'declined', message: 'Fraud' });
  await later(1);
  expect(await read(id, cash)).toMatchObject({ status: 'declined', transaction: null });
  expect(await refusalOf(backEnd, 'GET', '/transactions/by_number/WEB-6000002', { token: cash })).toEqual([
    404,
    'not_found',
  ]);
});

test('a reservation that nobody records is given back after 90 s, when the customer asks', async () => {
  const id = newPaymentId();
  await authorise('WEB-6000007', id);
  backEnd.clock.forward(89_000);
  expect(await read(id, cash)).toMatchObject({ status: 'processing' });
  backEnd.clock.forward(2_000);
  expect(await read(id, cash)).toMatchObject({ status: 'voided', code: 'not_recorded' });
  expect(provider.payments.get(id)?.state).toBe('voided');
});

test('a reservation that nobody records is given back by the sweep, and can’t be recorded anymore', async () => {
  const id = newPaymentId();
  const { visit } = await authorise('WEB-6000003', id);
  backEnd.clock.forward(89_000);
  await sweep();
  expect(provider.payments.get(id)?.state).toBe('authorised');
  await later(1);
  await sweep();
  expect(provider.payments.get(id)?.state).toBe('voided');
  expect(await refusalOf(backEnd, 'POST', '/rest/visitSync', { token: cash, body: visit })).toEqual([
    422,
    'payment_required',
  ]);
});

test('a void whose answer is lost is repeated, and nobody is told that the card isn’t charged before it is known', async () => {
  const id = newPaymentId();
  const { visit } = await authorise('WEB-6000004', id);
  await chargeOrder('WEB-6000004', newPaymentId());
  provider.answer('void', { state: 'unknown' });
  const record = () => refusalOf(backEnd, 'POST', '/rest/visitSync', { token: cash, body: visit });
  expect(await record()).toEqual([409, 'payment_unknown']);
  expect(await read(id, cash)).toMatchObject({ status: 'unknown' });
  await later(2);
  await sweep();
  expect(await read(id, cash)).toMatchObject({ status: 'voided', code: 'recording_failed' });
  expect(await record()).toEqual([422, 'recording_failed']);
});

test('a cancelled order gets its money back', async () => {
  const id = newPaymentId();
  const { transaction } = await chargeOrder('WEB-6000005', id);
  await backEnd.post('/orders/cancel', { token: terms, body: { id: transaction.id } });
  await sweep();
  expect(provider.payments.get(id)?.state).toBe('refunded');
  expect(await read(id, terms)).toMatchObject({ status: 'refunded' });
});

test('a saved card is kept by its provider’s ids, pays again, and is removed', async () => {
  const list = async (path?: string, id?: string) => {
    const { body } =
      path === undefined
        ? await backEnd.get('/payment_methods', { token: chief })
        : await backEnd.post(path, { token: chief, body: { id } });
    return v.parse(savedMethodsResponse, body).payment_methods;
  };
  const save = () =>
    backEnd.post('/rest/visitSync', {
      token: chief,
      body: invoicesVisit([{ number: 'INV-19C', value: 10 }], { cents: 1_029, saves: true }),
    });
  await save();
  await save();
  const [first, second] = await list();
  expect(first).toMatchObject({ brand: 'Visa', last_four: '1111', expiry: '12/30', is_default: true });
  expect(second).toMatchObject({ is_default: false, is_expired: false });
  const swapped = await list('/payment_methods/default', second?.id);
  expect(swapped.map(({ id, is_default }) => [id, is_default])).toEqual([
    [second?.id, true],
    [first?.id, false],
  ]);
  const id = newPaymentId();
  const paid = await backEnd.post('/rest/visitSync', {
    token: chief,
    body: invoicesVisit([{ number: 'INV-19C', value: 10 }], {
      id,
      cents: 1_029,
      savedMethodId: first?.id ?? '',
    }),
  });
  expect(readPaymentOf(paid.body)).toMatchObject({ status: 'paid' });
  const foreign = { token: cash, body: { id: first?.id } };
  expect(await refusalOf(backEnd, 'POST', '/payment_methods/remove', foreign)).toEqual([404, 'not_found']);
  expect(
    await refusalOf(backEnd, 'POST', '/rest/visitSync', {
      token: await backEnd.login('buyer@demo.test', 1),
      body: invoicesVisit([{ number: 'INV-1', value: 10 }], {
        cents: 1_029,
        savedMethodId: first?.id ?? '',
      }),
    }),
  ).toEqual([422, 'payment_required']);
  expect((await list('/payment_methods/remove', second?.id)).map((row) => row.is_default)).toEqual([true]);
});
