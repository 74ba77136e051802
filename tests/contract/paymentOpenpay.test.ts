import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMULATOR_PATHS } from '../../host-demo/emulator/merchants.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { startEmulator, type TestEmulator } from '../support/emulator.ts';
import { atBank } from '../support/payments/atBank.ts';
import { BOARDS_CENTS, boards } from '../support/payments/boards.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import { newPaymentId, readPaymentOf } from '../support/payments/paymentCalls.ts';

/** The whole way over HTTP to the emulator of Openpay, by its pages, and back by its webhook. */

let emulator: TestEmulator;
let backEnd: BackEnd;
let contado: string;

beforeAll(async () => {
  emulator = await startEmulator({ clock: () => new Date('2026-03-10T15:00:00Z'), confirmationDelay: 0 });
  backEnd = await startBackEnd({
    seeds: payingTenants,
    gatewayAddresses: { openpay: emulator.origin + EMULATOR_PATHS.openpay },
    paymentTimes: { sweep: 0, poll: 0, answer: 1_500 },
    allowedOrigins: ['http://*.portal.test'],
  });
  contado = await backEnd.login('contado@andina.test', 2);
});
afterAll(async () => {
  await backEnd.close();
  await emulator.close();
});

const read = async (id: string) =>
  readPaymentOf((await backEnd.get(`/payments/${id}`, { token: contado })).body);
const invoiceOf = async (number: string) => {
  const { body } = await backEnd.get(`/transactions/by_number/${number}`, { token: contado });
  return v.parse(transactionResponse, body).transaction;
};

const OPENPAY = '/openpay/v1/andina-openpay-merchant';
const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });

/** 3,500 for the bank transfer. */
const PSE_CENTS = BOARDS_CENTS + 350_000;

const startPse = async (number: string, id: string) => {
  const { body } = await backEnd.post('/openpay/pse', {
    token: contado,
    body: {
      transaction: boards(number, id, { cents: PSE_CENTS, payform: 'bank_account' }),
      redirect_url: 'http://andina.portal.test/payments/payu-check',
      payment_id: id,
      amount_paid: PSE_CENTS,
    },
  });
  return readPaymentOf(body);
};
test.each([
  ['Banco Aprobado', 'paid', 'paid'],
  ['Banco Rechazado', 'declined', null],
  ['Banco Pendiente', 'pending', 'awaiting_payment'],
])('Openpay: a transfer at %s is %s after the way back', async (bank, status, invoiceStatus) => {
  const id = newPaymentId();
  const number = `WEB-75-${bank.slice(6)}`;
  const started = await startPse(number, id);
  expect(started).toMatchObject({ status: 'pending', amount: 87_990, charge: 3_500 });
  const back = await atBank(started.redirect_url, { bank });
  const returned = await fetch(back, { redirect: 'manual' });
  expect(returned.status).toBe(303);
  const portal = new URL(returned.headers.get('location') ?? '');
  expect(portal.origin + portal.pathname).toBe('http://andina.portal.test/payments/payu-check');
  const nonce = portal.searchParams.get('state') ?? '';
  const result = await backEnd.post('/payments/result', { body: { payment_id: id, nonce } });
  expect(readPaymentOf(result.body).status).toBe(status);
  const { body } = await backEnd.get(`/transactions/by_number/${number}`, { token: contado });
  const stored = v.safeParse(transactionResponse, body);
  expect(stored.success ? stored.output.transaction.status : null).toBe(invoiceStatus);
});

test('Openpay: a transfer that the bank approves later is paid by the webhook, and one that expires is removed', async () => {
  const hook = `${backEnd.address}/payments/confirmations/openpay/andina`;
  await emulator.send(`${OPENPAY}/webhooks`, { url: hook }, basic('andina-openpay-private'));
  const [approved, expired] = [newPaymentId(), newPaymentId()];
  await startPse('WEB-76-A', approved);
  await startPse('WEB-76-B', expired);
  await emulator.end(approved, 'approved');
  await emulator.end(expired, 'expired');
  const statuses = () =>
    Promise.all(
      ['WEB-76-A', 'WEB-76-B'].map(async (number) => {
        const { body } = await backEnd.get(`/transactions/by_number/${number}`, { token: contado });
        const found = v.safeParse(transactionResponse, body);
        return found.success ? found.output.transaction.status : 'removed';
      }),
    );
  await expect.poll(statuses).toEqual(['paid', 'removed']);
});

test('Openpay: a card with 3-D Secure is paid after its bank’s page', async () => {
  const card = {
    card_number: '4005580000050508',
    holder_name: 'Camilo Rojas',
    expiration_year: '31',
    expiration_month: '12',
    cvv2: '739',
  };
  const { body: made } = await emulator.send(`${OPENPAY}/tokens`, card, basic('andina-openpay-public'));
  const id = newPaymentId();
  const { body } = await backEnd.post('/openpay/capture', {
    token: contado,
    body: {
      transaction: boards('WEB-77', id),
      tokenizedCard: {
        payment_id: id,
        amount_paid: BOARDS_CENTS,
        token: { descriptor: '', value: made.id },
        device_session_id: 'd'.repeat(32),
      },
      redirect_url: 'http://andina.portal.test/checkout',
    },
  });
  const started = readPaymentOf(body);
  expect(started).toMatchObject({ status: 'pending', platform: 'openpay' });
  await fetch(await atBank(started.redirect_url, { decision: 'approve' }), { redirect: 'manual' });
  expect(await read(id)).toMatchObject({ status: 'paid', last_four: '0508' });
  expect(await invoiceOf('WEB-77')).toMatchObject({ status: 'paid', balance: 0 });
});
