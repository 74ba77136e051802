import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import { newPaymentId, orderCollection, readPaymentOf, refusalOf } from '../support/payments/paymentCalls.ts';

const MINUTE = 60_000;
const provider = createMemoryProvider();
let backEnd: BackEnd;
let contado: string;

const MANY = { most: 1_000, window: MINUTE };

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { perCustomer: MANY, perAddress: MANY },
    allowedOrigins: ['http://*.portal.test', 'http://parent.test'],
    portalOf: (alias) => `http://${alias}.portal.test`,
  });
  await logIn();
});
afterAll(() => backEnd.close());

/** Tokens last 15 minutes. */
const logIn = async () => {
  contado = await backEnd.login('contado@andina.test', 2);
};
const later = async (minutes: number) => {
  backEnd.clock.forward(minutes * MINUTE);
  await logIn();
};
const sweep = () => backEnd.app.sweepPayments();

const read = async (id: string, token = contado) =>
  readPaymentOf((await backEnd.get(`/payments/${id}`, { token })).body);
const transactionBy = async (number: string, token = contado) =>
  v.parse(transactionResponse, (await backEnd.get(`/transactions/by_number/${number}`, { token })).body)
    .transaction;
const confirm = (platform: string, alias: string, id: string, sign = 'right') =>
  backEnd.post(`/payments/confirmations/${platform}/${alias}`, { body: { paymentId: id, sign } });

/** 71 boards: 71,000, tax 19 % 13,490: 84,490; and 3,500 for the bank transfer. */
const BOARDS_CENTS = 8_799_000;

const startPse = async (number: string, id: string, redirect = 'http://andina.portal.test/checkout') => {
  const header = {
    order_number: number,
    client_id: 210,
    ship_address_city: 'Bogotá',
    ship_address_state: 'Bogotá D.C.',
    json_data: JSON.stringify({ cart: number }),
  };
  const { body, status } = await backEnd.post('/openpay/pse', {
    token: contado,
    body: {
      transaction: {
        place_type: 'CLIENT',
        visit_type: 'PORTAL',
        imei: 'web-client',
        mobileUser: { login: 'sales' },
        visit: {
          invoice: [{ ...header, invoiceDetailList: [sentLine(101, 71)] }],
          collection: [orderCollection(number, { id, cents: BOARDS_CENTS, payform: 'bank_account' })],
        },
      },
      redirect_url: redirect,
      payment_id: id,
      amount_paid: BOARDS_CENTS,
    },
  });
  return status === 200 ? readPaymentOf(body) : Promise.reject(new Error(JSON.stringify(body)));
};

const paidAtBank = (id: string) =>
  provider.payments.set(id, { state: 'captured', amount: '87990', reference: `B-${id}` });

test('a bank transfer waits with its invoice, and is paid by return page, confirmations and questions once', async () => {
  const id = newPaymentId();
  provider.answer('lookUp', { state: 'pending_bank', reference: 'B', redirectUrl: null });
  expect(await startPse('WEB-7000001', id)).toMatchObject({
    status: 'pending',
    redirect_url: 'https://bank.test/pay',
    amount: 87_990,
    charge: 3_500,
    transaction: { transaction_number: 'WEB-7000001', kind: 'invoice' },
  });
  expect(await read(id, contado)).toMatchObject({ status: 'pending' });
  expect(await transactionBy('WEB-7000001', contado)).toMatchObject({ status: 'awaiting_payment' });
  paidAtBank(id);
  const answers = await Promise.all([
    confirm('openpay', 'andina', id),
    confirm('openpay', 'andina', id),
    backEnd.get(`/payments/${id}`, { token: contado }),
    sweep(),
  ]);
  expect(answers[0]).toMatchObject({ status: 200 });
  const paid = await read(id, contado);
  expect(paid).toMatchObject({ status: 'paid', redirect_url: null });
  expect(await transactionBy('WEB-7000001', contado)).toMatchObject({
    status: 'paid',
    balance: 0,
    netvalue: 87_990,
    payment_method_charge_amount: 3_500,
    payments: [{ receipt_number: paid.receipt_number }],
  });
});

test('a wrong signature, an unknown payment and another company’s confirmation change nothing', async () => {
  const id = newPaymentId();
  provider.answer('lookUp', { state: 'pending_bank', reference: 'B', redirectUrl: null });
  await startPse('WEB-7000002', id);
  paidAtBank(id);
  expect((await confirm('openpay', 'andina', id, 'wrong')).status).toBe(401);
  expect((await confirm('openpay', 'andina', newPaymentId())).status).toBe(404);
  expect((await confirm('payu', 'andina', id)).status).toBe(404);
  expect((await confirm('openpay', 'demo', id)).status).toBe(404);
  expect((await confirm('openpay', 'nobody', id)).status).toBe(404);
  expect(await transactionBy('WEB-7000002', contado)).toMatchObject({ status: 'awaiting_payment' });
});

test('the return page asks the bank, and leads to the stored address with the payment alone', async () => {
  const id = newPaymentId();
  let returnUrl = '';
  provider.onTransfer((transfer) => {
    returnUrl = transfer.returnUrl;
  });
  await startPse('WEB-7000003', id, 'http://parent.test/orders?tab=2');
  paidAtBank(id);
  expect(returnUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/payments\/return\/[\w-]{32}$/);
  const response = await fetch(`${returnUrl}?id=whatever&status=failed`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('location') ?? '');
  expect([location.origin, location.pathname]).toEqual(['http://parent.test', '/orders']);
  expect([...location.searchParams.keys()]).toEqual(['tab', 'payment', 'state']);
  expect(location.searchParams.get('payment')).toBe(id);
  const nonce = location.searchParams.get('state') ?? '';
  const result = await backEnd.post('/payments/result', { body: { payment_id: id, nonce } });
  expect(readPaymentOf(result.body)).toMatchObject({
    status: 'paid',
    amount: 87_990,
    transaction: null,
    invoices: [],
    last_four: '',
    receipt_number: '',
  });
  expect(
    await refusalOf(backEnd, 'POST', '/payments/result', { body: { payment_id: id, nonce: 'x' } }),
  ).toEqual([404, 'not_found']);
  expect((await fetch(returnUrl.replace(/.{4}$/, 'aaaa'))).status).toBe(404);
});

test.each([
  'https://evil.test/',
  'http://demo.portal.test/',
  'javascript:alert(1)//portal.test',
  'blob:http://andina.portal.test/1',
  'http://a:b@andina.portal.test/',
])('nobody is sent back to %s', async (redirect) => {
  await expect(startPse('WEB-7000009', newPaymentId(), redirect)).rejects.toThrow(
    /redirect_not_allowed|invalid_request/,
  );
});

test('a bank page that nobody comes back from expires, and the stock is back', async () => {
  const id = newPaymentId();
  const stock = async () => (await backEnd.get('/availability?product_id=101', { token: contado })).body;
  const before = await stock();
  const pending = { state: 'pending_bank', reference: 'B', redirectUrl: null } as const;
  await startPse('WEB-7000004', id);
  provider.answer('lookUp', pending, pending);
  await later(59);
  await sweep();
  expect(await transactionBy('WEB-7000004', contado)).toMatchObject({ status: 'awaiting_payment' });
  await later(1);
  await sweep();
  expect(await read(id, contado)).toMatchObject({ status: 'expired' });
  expect(await stock()).toEqual(before);
  // The bank pays it after all, and no webhook comes.
  paidAtBank(id);
  await later(5);
  await sweep();
  await later(1);
  await sweep();
  expect(provider.payments.get(id)?.state).toBe('refunded');
  expect(await read(id, contado)).toMatchObject({ status: 'refunded' });
});

const cancel = async (id: string) =>
  readPaymentOf((await backEnd.post(`/payments/${id}/cancel`, { token: contado, body: {} })).body);

test('a customer gives up at the bank: stock and cart are free at once, and money that comes after all goes back', async () => {
  const id = newPaymentId();
  const stock = async () => (await backEnd.get('/availability?product_id=101', { token: contado })).body;
  const before = await stock();
  await startPse('WEB-7000005', id);
  const pending = { state: 'pending_bank', reference: 'B', redirectUrl: null } as const;
  provider.answer('lookUp', pending);
  expect(await cancel(id)).toMatchObject({ status: 'expired', redirect_url: null });
  expect(await stock()).toEqual(before);
  // The same order is paid otherwise.
  expect(await startPse('WEB-7000005', newPaymentId())).toMatchObject({ status: 'pending' });
  paidAtBank(id);
  await confirm('openpay', 'andina', id);
  await sweep();
  expect(provider.payments.get(id)?.state).toBe('refunded');
});

test('a payment that the bank has made is not cancelled', async () => {
  const id = newPaymentId();
  await startPse('WEB-7000006', id);
  paidAtBank(id);
  expect(await cancel(id)).toMatchObject({ status: 'paid' });
  expect(await cancel(id)).toMatchObject({ status: 'paid' });
  expect(provider.payments.get(id)?.state).toBe('captured');
});

test('nobody cancels the payment of another customer', async () => {
  const id = newPaymentId();
  await startPse('WEB-7000007', id);
  const token = await backEnd.login('comprador@andina.test', 2);
  expect(await refusalOf(backEnd, 'POST', `/payments/${id}/cancel`, { token, body: {} })).toEqual([
    404,
    'not_found',
  ]);
  expect(await read(id)).toMatchObject({ status: 'pending' });
});

test('a signed page of PayU is believed for the reference only', async () => {
  const check = (query: Record<string, string>) =>
    refusalOf(backEnd, 'POST', '/payments/payu_check', { token: contado, body: { query } });
  expect(await check({})).toEqual([422, 'missing_reference']);
  expect(await check({ referenceCode: newPaymentId(), signature: 'wrong' })).toEqual([
    422,
    'unable_read_status',
  ]);
  expect(await check({ referenceCode: newPaymentId(), signature: 'right' })).toEqual([404, 'not_found']);
});
