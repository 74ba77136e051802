import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMULATOR_PATHS } from '../../host-demo/emulator/merchants.ts';
import { savedMethodsResponse } from '../../src/api/history/paymentSchema.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { tokenizeResponse } from '../../src/api/payments/requestSchema.ts';
import { allRows } from '../support/backEnd/allRows.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { accountData, cardData, nonce, startEmulator, type TestEmulator } from '../support/emulator.ts';
import { atBank } from '../support/payments/atBank.ts';
import { BOARDS_CENTS, boards } from '../support/payments/boards.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import {
  invoicesVisit,
  newPaymentId,
  orderCollection,
  readPaymentOf,
  refusalOf,
  withCollection,
} from '../support/payments/paymentCalls.ts';

/** The whole way over HTTP to the emulator of the providers, and back by their confirmations. */

const CARDS = ['4111111111111111', '4000000000000002', '4000000000000119', '4000000000000127'];
const SECURITY_CODE = '739';
const ACCOUNT = '123456789012345';

let emulator: TestEmulator;
let backEnd: BackEnd;
let folder: string;
let cash: string;
let chief: string;
let contado: string;
let log = '';

beforeAll(async () => {
  emulator = await startEmulator({ clock: () => new Date('2026-03-10T15:00:00Z'), confirmationDelay: 0 });
  folder = await mkdtemp(join(tmpdir(), 'payments-'));
  const addresses = Object.entries(EMULATOR_PATHS).map(([name, path]) => [name, emulator.origin + path]);
  backEnd = await startBackEnd({
    seeds: payingTenants,
    dataDir: folder,
    gatewayAddresses: Object.fromEntries(addresses),
    paymentTimes: { sweep: 0, poll: 0, answer: 1_500 },
    allowedOrigins: ['http://*.portal.test'],
    log: 'info',
    logStream: {
      write(line) {
        log += line;
      },
    },
  });
  cash = await backEnd.login('cash@demo.test', 1);
  chief = await backEnd.login('chief@demo.test', 1);
  contado = await backEnd.login('contado@andina.test', 2);
});
afterAll(async () => {
  await backEnd.close();
  await emulator.close();
  await rm(folder, { recursive: true });
});

const tokenOf = async (number: string) => {
  const source = await nonce(emulator, cardData(number, { cardCode: '900' }));
  if (source.kind !== 'token') throw new Error('a card has a token');
  return { descriptor: source.descriptor, value: source.value };
};
const payInvoice = async (
  options: Omit<Parameters<typeof invoicesVisit>[1], 'cents'> & { cents?: number },
  number = 'INV-19B',
) => {
  const { body } = await backEnd.post('/rest/visitSync', {
    token: chief,
    body: invoicesVisit([{ number, value: 10 }], { cents: 1_029, ...options }),
  });
  return readPaymentOf(body);
};
const read = async (id: string, token: string) =>
  readPaymentOf((await backEnd.get(`/payments/${id}`, { token })).body);
const inLedger = async (id: string) => {
  const { payments } = await emulator.ledger();
  return payments.filter(({ paymentId }: { paymentId: string }) => paymentId === id);
};

test('Authorize.Net: a reserved order is recorded, its card saved and used again', async () => {
  const id = newPaymentId();
  const visit = orderVisit('WEB-1', 130, [sentLine(102, 10)], { json_data: '{"cart":"1"}' });
  const transaction = withCollection(visit, orderCollection('WEB-1', { id, cents: 21_239, token: null }));
  const card = { order_number: 'WEB-1', payment_id: id, amount_paid: 21_239, should_save_card: true };
  const authorised = await backEnd.post('/authorizenet/authorize_only', {
    token: cash,
    body: { transaction, cardPaymentPayload: { ...card, token: await tokenOf('4111111111111111') } },
  });
  expect(readPaymentOf(authorised.body)).toMatchObject({ status: 'processing', last_four: '1111' });
  const recorded = await backEnd.post('/rest/visitSync', { token: cash, body: transaction });
  expect(v.parse(visitResponse, recorded.body).payment).toMatchObject({ status: 'paid', brand: 'Visa' });
  expect(await inLedger(id)).toMatchObject([{ state: 'authorised', amount: '212.39' }]);
  const { body } = await backEnd.get('/payment_methods', { token: cash });
  const [saved] = v.parse(savedMethodsResponse, body).payment_methods;
  expect(saved).toMatchObject({ last_four: '1111', expiry: '12/31', is_default: true });
  const next = newPaymentId();
  const again = await backEnd.post('/authorizenet/authorize_only', {
    token: cash,
    body: {
      transaction: withCollection(
        orderVisit('WEB-2', 130, [sentLine(102, 10)], { json_data: '{"cart":"2"}' }),
        orderCollection('WEB-2', { id: next, cents: 21_239, token: null }),
      ),
      cardPaymentPayload: {
        ...card,
        order_number: 'WEB-2',
        payment_id: next,
        saved_method_id: saved?.id,
        should_save_card: false,
      },
    },
  });
  expect(readPaymentOf(again.body)).toMatchObject({ status: 'processing', last_four: '1111' });
  const removed = await backEnd.post('/payment_methods/remove', { token: cash, body: { id: saved?.id } });
  expect(v.parse(savedMethodsResponse, removed.body).payment_methods).toEqual([]);
});

test.each([
  ['4000000000000002', 'declined', 'declined'],
  ['4000000000000119', 'failed', 'provider_error'],
])('Authorize.Net: card %s is %s', async (number, status, code) => {
  const id = newPaymentId();
  expect(await payInvoice({ id, token: await tokenOf(number) })).toMatchObject({ status, code });
  expect((await inLedger(id)).filter(({ captured }: { captured: string }) => Number(captured) > 0)).toEqual(
    [],
  );
});

test('Authorize.Net: a card without an answer is unknown, and a spent token is refused', async () => {
  const id = newPaymentId();
  expect(await payInvoice({ id, token: await tokenOf('4000000000000127') })).toMatchObject({
    status: 'unknown',
  });
  const token = await tokenOf('4111111111111111');
  await payInvoice({ token });
  expect(await payInvoice({ token })).toMatchObject({ status: 'failed', code: 'token_used' });
});

test('Authorize.Net: a card is not charged as the bank account that it is said to be', async () => {
  const id = newPaymentId();
  const token = await tokenOf('4111111111111111');
  expect(await payInvoice({ id, token, payform: 'bank_account', cents: 1_000 })).toMatchObject({
    status: 'failed',
    code: 'not_supported',
  });
  expect(await inLedger(id)).toMatchObject([{ state: 'voided' }]);
});

test('Authorize.Net: a bank account pays without the card’s charge', async () => {
  const source = await nonce(emulator, accountData(ACCOUNT));
  if (source.kind !== 'token') throw new Error('an account has a token');
  const token = { descriptor: source.descriptor, value: source.value };
  expect(await payInvoice({ token, payform: 'bank_account', cents: 1_000 })).toMatchObject({
    status: 'paid',
    amount: 10,
    charge: 0,
    payform: 'bank_account',
  });
});

const tokenize = async (number: string, name: string) => {
  const { body } = await backEnd.post('/payu/tokenize', {
    token: contado,
    body: { card: { number, name, expiration: '2031/12', payment_method: 'VISA', identification: '900' } },
  });
  return v.parse(tokenizeResponse, body).tokenizedCard;
};
const capture = async (number: string, id: string, name = 'Camilo Rojas', card = '4111111111111111') => {
  const { body } = await backEnd.post('/payu/capture', {
    token: contado,
    body: {
      transaction: boards(number, id),
      tokenizedCard: {
        payment_id: id,
        amount_paid: BOARDS_CENTS,
        token: await tokenize(card, name),
        security_code: SECURITY_CODE,
        device_session_id: 'd'.repeat(32),
      },
    },
  });
  return readPaymentOf(body);
};
const invoiceOf = async (number: string) => {
  const { body } = await backEnd.get(`/transactions/by_number/${number}`, { token: contado });
  return v.parse(transactionResponse, body).transaction;
};

test('PayU: a card pays an invoice that is placed with it, in whole pesos', async () => {
  const id = newPaymentId();
  expect(await capture('WEB-71', id)).toMatchObject({ status: 'paid', amount: 84_490, platform: 'payu' });
  expect(await invoiceOf('WEB-71')).toMatchObject({ status: 'paid', balance: 0 });
  expect(await inLedger(id)).toMatchObject([{ state: 'captured', amount: '84490' }]);
});

test('PayU: a refused card removes its invoice', async () => {
  const id = newPaymentId();
  expect(await capture('WEB-72', id, 'Camilo Rojas', '4000000000000002')).toMatchObject({
    status: 'declined',
    transaction: null,
  });
  expect(await refusalOf(backEnd, 'GET', '/transactions/by_number/WEB-72', { token: contado })).toEqual([
    404,
    'not_found',
  ]);
});

test.each([
  ['approved', 'paid'],
  ['declined', 'declined'],
  ['expired', 'expired'],
])('PayU: a pending payment that is %s later is %s by the confirmation', async (ending, status) => {
  const id = newPaymentId();
  const number = `WEB-73-${ending}`;
  expect(await capture(number, id, 'PENDING')).toMatchObject({ status: 'pending' });
  expect(await invoiceOf(number)).toMatchObject({ status: 'awaiting_payment' });
  await emulator.fault('confirmation-twice', { paymentId: id });
  await emulator.end(id, ending);
  // Asking for the invoice asks no provider.
  const invoiceStatus = async () => {
    const { body } = await backEnd.get(`/transactions/by_number/${number}`, { token: contado });
    const found = v.safeParse(transactionResponse, body);
    return found.success ? found.output.transaction.status : 'removed';
  };
  const after = status === 'paid' ? 'paid' : 'removed';
  await expect.poll(invoiceStatus).toBe(after);
  expect(await read(id, contado)).toMatchObject({ status });
});

test('PayU: the signed page of the return finds the payment, and its state is asked for', async () => {
  const id = newPaymentId();
  const started = await capture('WEB-74', id, 'PENDING');
  const back = new URL(await atBank(started.redirect_url, { decision: 'approve' }));
  const query = Object.fromEntries(back.searchParams);
  const check = (changes: Record<string, string>) => ({
    token: contado,
    body: { query: { ...query, ...changes } },
  });
  expect(
    await refusalOf(
      backEnd,
      'POST',
      '/payments/payu_check',
      check({ TX_VALUE: '1.0', transactionState: '6' }),
    ),
  ).toEqual([422, 'unable_read_status']);
  const { body } = await backEnd.post('/payments/payu_check', check({}));
  expect(readPaymentOf(body)).toMatchObject({ payment_id: id, status: 'paid' });
});

/** The database's files and its log of changes, which has what was stored for a moment only. */
const filesOf = async (directory: string): Promise<Buffer[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(names.map((name) => readFile(name)));
};

test('no card number, security code or account is in a table, a file of the database or the log', async () => {
  expect(log).toContain('/payu/tokenize');
  const wrong = await backEnd.post('/payu/tokenize', {
    token: contado,
    body: { card: { number: '4111 1111 1111 1111', name: 'A', expiration: '2031/12' } },
  });
  expect(wrong.status).toBe(400);
  expect(JSON.stringify(wrong.body)).not.toContain('4111 1111');
  await backEnd.close();
  const tables = await allRows(folder);
  const all = [...tables.values()].join();
  expect(tables.size).toBeGreaterThan(20);
  expect(all).toContain('84490');
  const secrets = [
    ...CARDS,
    ACCOUNT,
    '4111 1111',
    `"${SECURITY_CODE}"`,
    'COMMON.ACCEPT',
    'bluebird-transaction',
  ];
  const files = await filesOf(folder);
  expect(files.some((file) => file.includes('84490'))).toBe(true);
  for (const secret of secrets.slice(0, -1)) {
    expect(all.includes(secret), `${secret} in the database`).toBe(false);
    expect(
      files.some((file) => file.includes(secret)),
      `${secret} in a file of the database`,
    ).toBe(false);
  }
  for (const secret of secrets) expect(log.includes(secret), `${secret} in the log`).toBe(false);
});
