import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { paymentFormResponse } from '../../src/api/payments/paymentFormSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, type CallOptions, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import {
  aToken,
  invoicesVisit,
  orderCollection,
  readPaymentOf,
  refusalOf,
  withCollection,
} from '../support/payments/paymentCalls.ts';
import { pdfTexts } from '../support/pdfText.ts';

const provider = createMemoryProvider();
let backEnd: BackEnd;
let chief: string;

const MANY = { most: 1_000, window: 60_000 };

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { perCustomer: MANY, perAddress: MANY, wrongSecrets: { most: 3, window: 60_000 } },
  });
  chief = await backEnd.login('chief@demo.test', 1);
});
afterAll(() => backEnd.close());

const invoice = async (number: string, token = chief) =>
  v.parse(transactionResponse, (await backEnd.get(`/transactions/by_number/${number}`, { token })).body)
    .transaction;

const receiptText = async (path: string): Promise<string> => {
  const response = await fetch(backEnd.address + path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return pdfTexts(Buffer.from(await response.arrayBuffer())).join(' ');
};

test('a receipt is a PDF in the reader’s language, and ends with the links of its user', async () => {
  const paid = readPaymentOf(
    (
      await backEnd.post('/rest/visitSync', {
        token: chief,
        body: invoicesVisit([{ number: 'INV-19A', value: 20 }], { cents: 2_058 }),
      })
    ).body,
  );
  const path = `/documents/collection/${paid.encrypted_id}.pdf`;
  const text = await receiptText(path);
  for (const part of ['Payment receipt', paid.receipt_number, 'INV-19A', '20.00', '0.58', '20.58', '1111']) {
    expect(text).toContain(part);
  }
  expect(await receiptText(`${path}?lang=es`)).toContain('Recibo de pago');
  const order = `/documents/order/${paid.encrypted_id}.pdf`;
  expect(await refusalOf(backEnd, 'GET', order, {})).toEqual([404, 'not_found']);
  await backEnd.post('/documents/revoke_links', { token: chief, body: {} });
  expect(await refusalOf(backEnd, 'GET', path, {})).toEqual([410, 'link_ended']);
});

test('whoever has the link of an invoice pays it without login, and nothing else', async () => {
  const { payment_link_id: link, id, balance } = await invoice('INV-19A');
  const form = v.parse(paymentFormResponse, (await backEnd.get(`/payment_form/${link}`)).body);
  expect(form).toMatchObject({
    client_id: 190,
    invoice: { id, transaction_number: 'INV-19A', balance },
    settings: { 'authorizenet.loginId': 'bluebird-login' },
    payment_charge: { credit_card: { is_charge: true } },
    needs_captcha: false,
  });
  expect(JSON.stringify(form)).not.toMatch(/transaction-?key/i);
  const key = { headers: { 'api-key': form.api_key } };
  const pay = (number: string, options: CallOptions = key) =>
    backEnd.post('/rest/visitSync', {
      ...options,
      body: invoicesVisit([{ number, value: 5 }], { cents: 515, saves: true }),
    });
  const paid = await pay('INV-19A');
  const payment = readPaymentOf(paid.body);
  expect(payment).toMatchObject({ status: 'paid', amount: 5.15 });
  expect((await pay('INV-19B')).status).toBe(404);
  expect((await pay('INV-19A', {})).status).toBe(401);
  expect((await pay('INV-19A', { headers: { 'api-key': link } })).status).toBe(401);
  const read = await backEnd.get(`/payments/${payment.payment_id}`, key);
  expect(readPaymentOf(read.body).status).toBe('paid');
  expect((await backEnd.get('/payment_methods', key)).status).toBe(401);
  expect((await backEnd.get('/payment_methods', { token: chief })).body).toMatchObject({
    payment_methods: [],
  });
  const order = withCollection(
    orderVisit('WEB-9000003', 190, [sentLine(102, 10)]),
    orderCollection('WEB-9000003', { cents: 21_239, token: aToken }),
  );
  expect((await backEnd.post('/rest/visitSync', { ...key, body: order })).status).toBe(401);
  // The key ends after an hour.
  backEnd.clock.forward(61 * 60_000);
  expect((await pay('INV-19A')).status).toBe(401);
});

test('the link of a receipt pays what its one invoice still owes, and several or none are refused', async () => {
  chief = await backEnd.login('chief@demo.test', 1);
  const receiptOf = async (parts: Parameters<typeof invoicesVisit>[0], cents: number) => {
    const body = invoicesVisit(parts, { cents });
    const answer = await backEnd.post('/rest/visitSync', { token: chief, body });
    return readPaymentOf(answer.body).encrypted_id;
  };
  const formOf = (receipt: string) => backEnd.get(`/payment_form/${receipt}`);
  const one = await receiptOf([{ number: 'INV-19B', value: 94.4 }], 9_714);
  const form = v.parse(paymentFormResponse, (await formOf(one)).body);
  expect(form.invoice).toMatchObject({ transaction_number: 'INV-19B', balance: 100 });
  const key = { headers: { 'api-key': form.api_key } };
  const pay = (number: string, cents: number, value: number) =>
    backEnd.post('/rest/visitSync', { ...key, body: invoicesVisit([{ number, value }], { cents }) });
  expect((await pay('INV-19C', 1_029, 10)).status).toBe(404);
  const both = [
    { number: 'INV-19B', value: 10 },
    { number: 'INV-19C', value: 10 },
  ];
  const several = await receiptOf(both, 2_058);
  expect((await formOf(several)).status).toBe(404);
  expect(readPaymentOf((await pay('INV-19B', 9_261, 90)).body).status).toBe('paid');
  const { status, body } = await formOf(one);
  expect([status, v.parse(errorResponse, body).error]).toEqual([
    404,
    'Invalid transaction ID (no invoice or collection found)',
  ]);
});

test('a wrong link is refused, and can’t be guessed', async () => {
  const open = async () => {
    const { status, body } = await backEnd.get('/payment_form/abcdef');
    return [status, v.parse(errorResponse, body)];
  };
  expect(await open()).toMatchObject([
    404,
    { code: 'invalid_transaction', error: 'Invalid transaction ID (no invoice or collection found)' },
  ]);
  await open();
  await open();
  expect(await open()).toMatchObject([429, { code: 'too_many_attempts' }]);
});

test('where a captcha is configured it comes before the card', async () => {
  const guarded = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0 },
    captcha: {
      kind: 'recaptcha',
      secret: 's',
      verifyUrl: 'http://127.0.0.1:1/verify',
      neededBy: 'suspicious',
    },
  });
  const token = await guarded.login('chief@demo.test', 1);
  const { body } = await guarded.get('/transactions/by_number/INV-19B', { token });
  const { payment_link_id: link } = v.parse(transactionResponse, body).transaction;
  const form = v.parse(paymentFormResponse, (await guarded.get(`/payment_form/${link}`)).body);
  expect(form).toMatchObject({ needs_captcha: true, api_key: '' });
  const solve = (recaptchaToken: string | null) =>
    refusalOf(guarded, 'POST', `/payment_form/${link}`, { body: { recaptchaToken } });
  expect(await solve(null)).toEqual([422, 'captcha_required']);
  expect(await solve('unverified')).toEqual([503, 'recaptcha_unavailable']);
  await guarded.close();
});
