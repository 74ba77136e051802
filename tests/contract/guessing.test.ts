import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { paymentFormResponse } from '../../src/api/payments/paymentFormSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import { invoicesVisit, newPaymentId, refusalOf } from '../support/payments/paymentCalls.ts';

/** What needs no session, and could be guessed or flooded. */

const lines: string[] = [];
let backEnd: BackEnd;
let chief: string;

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: createMemoryProvider().create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { wrongSecrets: { most: 3, window: 60_000 } },
    log: 'warn',
    logStream: { write: (line) => void lines.push(line) },
  });
  chief = await backEnd.login('chief@demo.test', 1);
});
afterAll(() => backEnd.close());

let network = 0;
const newAddress = () => {
  network += 1;
  return { 'x-forwarded-for': `198.51.100.${network}` };
};
const times = async (count: number, send: () => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await send()).status);
  return statuses;
};

const invoice = async () => {
  const { body } = await backEnd.get('/transactions/by_number/INV-19A', { token: chief });
  return v.parse(transactionResponse, body).transaction;
};

test.each([
  ['a receipt', '/documents/collection/abcdef.pdf'],
  ['a document', '/documents/invoice/abcdef.pdf'],
  ['a payment form', '/payment_form/abcdef'],
  ['a return page', '/payments/return/abcdef'],
])('%s can’t be guessed', async (_name, path) => {
  const headers = newAddress();
  expect(await times(4, () => backEnd.get(path, { headers }))).toEqual([404, 404, 404, 429]);
});

test('the nonce of a payment can’t be guessed', async () => {
  const headers = newAddress();
  const guess = () => {
    const body = { payment_id: newPaymentId(), nonce: 'n'.repeat(32) };
    return backEnd.post('/payments/result', { headers, body });
  };
  expect(await times(4, guess)).toEqual([404, 404, 404, 429]);
});

test('a payment form’s key can’t be guessed, and a right one isn’t counted', async () => {
  const { payment_link_id: link } = await invoice();
  const form = v.parse(paymentFormResponse, (await backEnd.get(`/payment_form/${link}`)).body);
  const read = (key: string, headers: object) =>
    backEnd.get(`/payments/${newPaymentId()}`, { headers: { ...headers, 'api-key': key } });
  const honest = newAddress();
  expect(await times(6, () => read(form.api_key, honest))).toEqual([404, 404, 404, 404, 404, 404]);
  const guessing = newAddress();
  expect(await times(4, () => read('abcdef', guessing))).toEqual([401, 401, 401, 429]);
  expect((await read(form.api_key, guessing)).status).toBe(429);
});

test('nobody fills the log by verifications of a webhook', async () => {
  const verify = (code: unknown, headers: Record<string, string>, platform = 'openpay') =>
    backEnd.post(`/payments/confirmations/${platform}/andina`, {
      headers,
      body: { type: 'verification', verification_code: code },
    });
  const written = () => lines.filter((line) => line.includes('webhook verification')).length;
  const headers = newAddress();
  expect(await times(5, () => verify('abc123', headers))).toEqual([200, 200, 200, 429, 429]);
  expect(written()).toBe(3);
  expect((await verify('two\nlines', newAddress())).status).toBe(400);
  expect((await verify('abc123', newAddress(), 'payu')).status).not.toBe(200);
  for (let at = 0; at < 20; at += 1) await verify('abc123', newAddress());
  expect(written()).toBe(10);
});

test.each(['/visit-sync', '/rest/visitSync'])(
  '%s reads no body before it knows who sends it',
  async (path) => {
    const call = (options: object) => refusalOf(backEnd, 'POST', path, options);
    const odd = { visit: { order: 'none' } };
    expect(await call({ body: odd })).toEqual([401, 'token_missing']);
    expect(await call({ body: odd, token: 'forged' })).toEqual([401, 'token_invalid']);
    const paying = invoicesVisit([{ number: 'INV-19A', value: 1 }], { cents: 1 });
    expect(await call({ body: { ...paying, visit: { collection: 'none' } } })).toEqual([
      401,
      'token_missing',
    ]);
    expect((await call({ body: odd, token: chief }))[0]).toBe(400);
  },
);

test('the key of a payment form places no order', async () => {
  const { payment_link_id: link } = await invoice();
  const form = v.parse(paymentFormResponse, (await backEnd.get(`/payment_form/${link}`)).body);
  const body = orderVisit('WEB-9000099', 190, [sentLine(102, 10)]);
  const options = { headers: { 'api-key': form.api_key }, body };
  expect(await refusalOf(backEnd, 'POST', '/rest/visitSync', options)).toEqual([401, 'token_missing']);
});
