import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { paymentFormResponse } from '../../src/api/payments/paymentFormSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';
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
let chief: string;
let cash: string;
let other: string;
let terms: string;

const MANY = { most: 1_000, window: 60_000 };

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { perCustomer: MANY, perAddress: MANY },
  });
  chief = await backEnd.login('chief@demo.test', 1);
  cash = await backEnd.login('cash@demo.test', 1);
  other = await backEnd.login('other@demo.test', 1);
  terms = await backEnd.login('terms@demo.test', 1);
});
afterAll(() => backEnd.close());

const payInvoices = (
  parts: Parameters<typeof invoicesVisit>[0],
  options: Parameters<typeof invoicesVisit>[1],
  token = chief,
) => backEnd.post('/rest/visitSync', { token, body: invoicesVisit(parts, options) });
const refusedInvoices = async (...call: Parameters<typeof payInvoices>) => {
  const { status, body } = await payInvoices(...call);
  return [status, v.parse(errorResponse, body).code];
};
const invoice = async (number: string, token = chief) =>
  v.parse(transactionResponse, (await backEnd.get(`/transactions/by_number/${number}`, { token })).body)
    .transaction;

test('what can be refused is refused before anything is sent to a provider', async () => {
  const id = newPaymentId();
  // INV-19B and INV-19C have 194.40; the card takes 2.9 %: 10.00 and 0.29.
  const part = [{ number: 'INV-19B', value: 10 }];
  expect(await refusedInvoices(part, { id, cents: 1_000 })).toEqual([422, 'amount_differs']);
  expect(await refusedInvoices(part, { id, cents: 10.5 })).toEqual([422, 'invalid_total']);
  // Many payments of 10.004 would be charged 10.00 each.
  expect(await refusedInvoices([{ number: 'INV-19B', value: 10.004 }], { id, cents: 1_029 })).toEqual([
    422,
    'invalid_total',
  ]);
  expect(await refusedInvoices([{ number: 'INV-19B', value: 'ten' }], { id, cents: 1_029 })).toEqual([
    422,
    'invalid_total',
  ]);
  expect(await refusedInvoices([{ number: 'INV-19B', value: -10 }], { id, cents: 1_029 })).toEqual([
    422,
    'invalid_total',
  ]);
  expect(await refusedInvoices([{ number: 'INV-19B', value: 194.41 }], { id, cents: 20_005 })).toEqual([
    422,
    'over_payment',
  ]);
  expect(await refusedInvoices([{ number: 'INV-19D', value: 1 }], { id, cents: 103 })).toEqual([
    422,
    'over_payment',
  ]);
  // The customer has seen another balance.
  expect(
    await refusedInvoices([{ number: 'INV-19B', value: 200, balance: 200 }], { id, cents: 20_580 }),
  ).toEqual([409, 'balance_changed']);
  expect(await refusedInvoices(part, { id, cents: 1_029, currency: 'COP' })).toEqual([
    422,
    'mixed_currencies',
  ]);
  expect(await refusedInvoices([{ number: 'INV-1', value: 10 }], { id, cents: 1_029 })).toEqual([
    404,
    'not_found',
  ]);
  expect(await refusedInvoices([], { id, cents: 1_029 })).toEqual([422, 'invalid_total']);
  expect(await refusedInvoices([...part, ...part], { id, cents: 2_058 })).toEqual([422, 'invalid_total']);
  expect(await refusedInvoices(part, { id, cents: 1_029, token: null })).toEqual([422, 'payment_required']);
  expect(provider.calls(id)).toEqual([]);
  const total = await payInvoices(part, { id, cents: 1.5 });
  expect(v.parse(errorResponse, total.body).error).toBe('Invalid total amount passed');
});

test('an order is refused as without a payment, before the card is charged', async () => {
  const id = newPaymentId();
  const place = (
    changes: Parameters<typeof orderVisit>[3],
    cents = 21_239,
    token = terms,
    client = TERMS_CLIENT,
  ) =>
    refusalOf(backEnd, 'POST', '/rest/visitSync', {
      token,
      body: withCollection(
        orderVisit('WEB-9000001', client, [sentLine(102, 10)], changes),
        orderCollection('WEB-9000001', { id, cents }),
      ),
    });
  expect(await place({}, 21_238)).toEqual([422, 'amount_differs']);
  expect(await place({ shipping_method_code: '' })).toEqual([422, 'shipping_method_required']);
  expect(await place({ portal_coupons_code: 'NOPE' })).toEqual([422, 'coupon_unknown']);
  expect(await place({}, 21_239, other)).toEqual([403, 'not_yours']);
  expect(provider.calls(id)).toEqual([]);
  const unpaid = await backEnd.post('/rest/visitSync', {
    token: cash,
    body: orderVisit('WEB-9000001', 130, [sentLine(102, 10)]),
  });
  expect(v.parse(errorResponse, unpaid.body)).toMatchObject({
    code: 'payment_required',
    error: 'Payment is required: credit purchases are not available under your sales terms.',
  });
});

test('a company without a gateway says so, and an estimate is not paid', async () => {
  const vip = await backEnd.login('vip@lumiere.test', 3);
  const body = withCollection(
    estimateVisit('WEB-9000002', 320, [sentLine(301, 1)]),
    orderCollection('WEB-9000002', { cents: 3_150 }),
  );
  expect(await refusalOf(backEnd, 'POST', '/rest/visitSync', { token: vip, body })).toEqual([
    422,
    'estimate_not_paid',
  ]);
  const { body: answer } = await backEnd.post('/openpay/pse', {
    token: cash,
    body: {
      transaction: invoicesVisit([{ number: 'INV-1', value: 1 }], { cents: 103 }),
      redirect_url: 'http://localhost:4100/',
      payment_id: newPaymentId(),
      amount_paid: 103,
    },
  });
  expect(v.parse(errorResponse, answer)).toMatchObject({
    code: 'no_gateway',
    error:
      'Payment gateway error: payment is required but the company has no payment gateway configured; contact the wholesaler.',
  });
});

test('the same id with another amount or invoice is refused, and with the same content it is answered', async () => {
  const id = newPaymentId();
  const part = [{ number: 'INV-19B', value: 1 }];
  expect(readPaymentOf((await payInvoices(part, { id, cents: 103 })).body).status).toBe('paid');
  const again = await payInvoices(part, { id, cents: 103 });
  expect(readPaymentOf(again.body)).toMatchObject({ status: 'paid', amount: 1.03 });
  expect(await refusedInvoices([{ number: 'INV-19B', value: 2 }], { id, cents: 206 })).toEqual([
    409,
    'payment_differs',
  ]);
  expect(await refusedInvoices([{ number: 'INV-19C', value: 1 }], { id, cents: 103 })).toEqual([
    409,
    'payment_differs',
  ]);
  expect(provider.calls(id)).toEqual(['charge']);
  // Another customer's id is as good as none.
  expect(await refusalOf(backEnd, 'GET', `/payments/${id}`, { token: other })).toEqual([404, 'not_found']);
  const comprador = await backEnd.login('comprador@andina.test', 2);
  expect(await refusalOf(backEnd, 'GET', `/payments/${id}`, { token: comprador })).toEqual([
    404,
    'not_found',
  ]);
});

test('two tabs can’t pay more than the balance, whenever they press', async () => {
  const { balance } = await invoice('INV-19C');
  expect(balance).toBe(194.4);
  // 194.40 and 2.9 %: 5.64.
  const whole = [{ number: 'INV-19C', value: 194.4, balance: 194.4 }];
  const answers = await Promise.all([
    payInvoices(whole, { cents: 20_004 }),
    payInvoices(whole, { cents: 20_004 }),
    payInvoices(whole, { cents: 20_004 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await invoice('INV-19C')).toMatchObject({ status: 'paid', balance: 0 });
  expect(await refusedInvoices(whole, { cents: 20_004 })).toEqual([409, 'balance_changed']);
});

test('a payment at work reserves its part', async () => {
  // 150 of 193.40 at work, then 50 of it in another tab.
  let inOtherTab: unknown[] = [];
  provider.onCharged(async () => {
    provider.onCharged(async () => undefined);
    inOtherTab = await refusedInvoices([{ number: 'INV-19B', value: 50 }], { cents: 5_145 });
  });
  const paid = await payInvoices([{ number: 'INV-19B', value: 150 }], { cents: 15_435 });
  expect(readPaymentOf(paid.body)).toMatchObject({ status: 'paid', amount: 154.35 });
  expect(inOtherTab).toEqual([409, 'balance_changed']);
});

test('the charge of a method is noted at the invoice when its amounts are today’s, and changes no balance', async () => {
  const { id, netvalue, balance } = await invoice('INV-19A');
  const patch = (changes: Record<string, unknown>, token = chief) =>
    backEnd.patch(`/invoices/${id}`, {
      token,
      body: {
        invoice_netvalue: netvalue,
        invoice_balance: balance,
        payment_method_charge: 2.9,
        payment_method_charge_is_percent: true,
        payment_method_charge_amount: 4.23,
        ...changes,
      },
    });
  expect((await patch({})).status).toBe(200);
  expect((await patch({ invoice_balance: 1 })).status).toBe(409);
  expect((await patch({}, other)).status).toBe(404);
  expect(await invoice('INV-19A')).toMatchObject({ netvalue, balance });
});

test('cards can’t be tried without end', async () => {
  const strict = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0 },
    paymentLimits: { perCustomer: { most: 2, window: 60_000 } },
  });
  const token = await strict.login('chief@demo.test', 1);
  const pay = () =>
    strict.post('/rest/visitSync', {
      token,
      body: invoicesVisit([{ number: 'INV-19B', value: 1 }], { cents: 103 }),
    });
  const declined = { state: 'declined', code: 'declined', message: '' } as const;
  await pay();
  provider.answer('charge', declined, declined);
  await pay();
  await pay();
  const { status, headers } = await pay();
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  await strict.close();
});

test('declined cards of a payment link stop neither the customer nor another link', async () => {
  const declined = { state: 'declined', code: 'declined', message: '' } as const;
  const strict = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0 },
    paymentLimits: { perCustomer: { most: 2, window: 60_000 }, perAddress: { most: 3, window: 60_000 } },
  });
  const token = await strict.login('chief@demo.test', 1);
  const keyOf = async (number: string) => {
    const found = await strict.get(`/transactions/by_number/${number}`, { token });
    const { transaction } = v.parse(transactionResponse, found.body);
    const form = await strict.get(`/payment_form/${transaction.payment_link_id}`);
    return { 'api-key': v.parse(paymentFormResponse, form.body).api_key };
  };
  const pay = (number: string, payer: object) =>
    strict.post('/rest/visitSync', { ...payer, body: invoicesVisit([{ number, value: 1 }], { cents: 103 }) });
  const [one, other] = [await keyOf('INV-19A'), await keyOf('INV-19B')];
  provider.answer('charge', declined, declined, declined);
  const statuses: number[] = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await pay('INV-19A', { headers: one })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await pay('INV-19B', { headers: other })).body).toMatchObject({ payment: { status: 'declined' } });
  // The link's address has failed three times too, and the customer pays from the same one.
  expect((await pay('INV-19B', { headers: other })).status).toBe(429);
  expect((await pay('INV-19A', { token })).body).toMatchObject({ payment: { status: 'paid' } });
  await strict.close();
});

test('an order without terms is reserved, one with terms is charged at once, and neither the other way', async () => {
  const chargeAt = (token: string, client: number) =>
    refusalOf(backEnd, 'POST', '/rest/visitSync', {
      token,
      body: withCollection(
        orderVisit('WEB-9000010', client, [sentLine(102, 10)]),
        orderCollection('WEB-9000010', { cents: 21_239 }),
      ),
    });
  expect(await chargeAt(cash, 130)).toEqual([422, 'preauthorization_required']);
  const authoriseBy = (token: string, client: number, payform: 'credit_card' | 'bank_account') => {
    const id = newPaymentId();
    const options = { id, cents: 21_239, token: null, payform };
    return refusalOf(backEnd, 'POST', '/authorizenet/authorize_only', {
      token,
      body: {
        transaction: withCollection(
          orderVisit('WEB-9000010', client, [sentLine(102, 10)]),
          orderCollection('WEB-9000010', options),
        ),
        cardPaymentPayload: {
          order_number: 'WEB-9000010',
          payment_id: id,
          amount_paid: 21_239,
          token: { descriptor: 'd', value: 'v' },
        },
      },
    });
  };
  expect(await authoriseBy(terms, TERMS_CLIENT, 'credit_card')).toEqual([422, 'preauthorization_off']);
  // A bank account has nothing to reserve.
  expect(await authoriseBy(cash, 130, 'bank_account')).toEqual([422, 'preauthorization_off']);
});

test('whoever may not see prices learns none by paying', async () => {
  const token = await backEnd.login('acheteuse@lumiere.test', 3);
  const body = invoicesVisit([{ number: 'INV-1', value: 1 }], { cents: 100 });
  expect(await refusalOf(backEnd, 'POST', '/rest/visitSync', { token, body })).toEqual([
    403,
    'prices_hidden',
  ]);
  expect(await refusalOf(backEnd, 'GET', `/payments/${newPaymentId()}`, { token })).toEqual([
    403,
    'prices_hidden',
  ]);
});
