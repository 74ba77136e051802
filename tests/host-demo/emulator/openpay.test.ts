import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmulator, startListener, type TestEmulator } from '../../support/emulator.ts';

const BASE = '/openpay/v1/andina-openpay-merchant';
const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });
const PRIVATE = basic('andina-openpay-private');
const PUBLIC = basic('andina-openpay-public');

let emulator: TestEmulator;
let listener: Awaited<ReturnType<typeof startListener>>;
beforeAll(async () => {
  listener = await startListener();
  emulator = await startEmulator({
    allowedOrigins: ['http://localhost:4100'],
    confirmationDelay: 0,
    webhooks: { 'andina-openpay-merchant': listener.url },
  });
});
afterAll(async () => {
  await emulator.close();
  await listener.close();
});
beforeEach(async () => {
  await emulator.reset();
  listener.clear();
});

const createToken = (card_number = '4111111111111111', more: object = {}, headers = PUBLIC) => {
  const holder = { holder_name: 'Camilo Rojas', expiration_year: '31', expiration_month: '12', cvv2: '123' };
  return emulator.send(`${BASE}/tokens`, { card_number, ...holder, ...more }, headers);
};
const tokenOf = async (number?: string) => (await createToken(number)).body.id;

const charge = async (order_id: string, more: object = {}, headers = PRIVATE) =>
  emulator.send(
    `${BASE}/charges`,
    {
      method: 'card',
      amount: 65000,
      currency: 'COP',
      description: 'Factura 1042',
      order_id,
      customer: { name: 'Camilo', last_name: 'Rojas', email: 'camilo@andina.test' },
      ...more,
    },
    headers,
  );
const pay = async (order_id: string, number?: string, more: object = {}) =>
  charge(order_id, { source_id: await tokenOf(number), ...more });
const pse = (order_id: string) =>
  charge(order_id, { method: 'bank_account', redirect_url: `${listener.returnUrl}?reference=abc` });
const secured = { use_3d_secure: true, redirect_url: 'http://back.test/return' };
const read = (path: string) => emulator.send(`${BASE}${path}`, undefined, PRIVATE);
const submit = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

test('the public key makes tokens alone, with the card masked', async () => {
  const { status, body } = await createToken();
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^\w{20}$/),
    card: expect.objectContaining({
      card_number: '411111******1111',
      brand: 'visa',
      holder_name: 'Camilo Rojas',
      expiration_month: '12',
      expiration_year: '31',
    }),
  });
  const refused = await charge('a', { source_id: body.id }, PUBLIC);
  expect(refused).toMatchObject({ status: 403, body: { error_code: 1010, http_code: 403 } });
  expect(await charge('a', { source_id: body.id }, basic('wrong'))).toMatchObject({
    status: 401,
    body: { error_code: 1002 },
  });
});

test.each([
  ['4111111111111112', {}, 422, 2004],
  ['4111111111111111', { expiration_year: '26', expiration_month: '10' }, 400, 2005],
  ['4111111111111111', { cvv2: '' }, 400, 2006],
  ['4111', {}, 400, 1001],
])('card %s with %o makes no token: %i, %i', async (number, more, status, error_code) => {
  expect(await createToken(number, more)).toMatchObject({
    status,
    body: { error_code, category: 'request' },
  });
});

test('a browser on the portal may ask for tokens with its Basic header', async () => {
  const preflight = async (origin: string) =>
    fetch(`${emulator.origin}${BASE}/tokens`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });
  const { headers } = await preflight('http://localhost:4100');
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4100');
  expect(headers.get('access-control-allow-headers')).toMatch(/authorization/i);
  expect((await preflight('http://elsewhere.test')).headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['4111111111111111', 200, 'completed'],
  ['4242424242424242', 200, 'completed'],
  ['4000000000000002', 402, 3001],
  ['4222222222222220', 402, 3001],
  ['4444444444444448', 402, 3003],
  ['4000000000000119', 503, 1017],
])('a charge of card %s: %i, %s', async (number, status, result) => {
  const answer = await pay('order-1', number);
  expect(answer.status).toBe(status);
  expect(answer.body.status ?? answer.body.error_code).toBe(result);
  const [found] = (await read('/charges?order_id=order-1')).body;
  expect(found).toMatchObject({ order_id: 'order-1', status: status === 200 ? 'completed' : 'failed' });
  await listener.wait(1);
  const { type, transaction } = JSON.parse(listener.received[0]?.body ?? '');
  expect(type).toBe(status === 200 ? 'charge.succeeded' : 'charge.failed');
  expect(transaction.order_id).toBe('order-1');
});

test('a token and an order_id are good for one charge', async () => {
  const source_id = await tokenOf();
  expect((await charge('order-1', { source_id })).status).toBe(200);
  expect(await charge('order-2', { source_id })).toMatchObject({ status: 404, body: { error_code: 1005 } });
  expect(await pay('order-1')).toMatchObject({ status: 409, body: { error_code: 1006, http_code: 409 } });
  expect((await emulator.ledger()).totals['openpay COP'].captured).toBe('65000.00');
});

test('a charge wants whole pesos, a description and a customer', async () => {
  const source_id = await tokenOf();
  for (const wrong of [
    { amount: 650.5 },
    { amount: 0 },
    { description: '' },
    { customer: {} },
    { method: 'cash' },
  ])
    expect(await charge('order-1', { source_id, ...wrong })).toMatchObject({
      status: 400,
      body: { error_code: 1001 },
    });
  expect((await emulator.ledger()).payments).toEqual([]);
});

test('a charge is read by its id and refunded', async () => {
  const { body } = await pay('order-1');
  expect((await read(`/charges/${body.id}`)).body).toMatchObject({ status: 'completed', amount: 65000 });
  expect(await read('/charges/none')).toMatchObject({ status: 404, body: { error_code: 1005 } });
  const refund = await emulator.send(`${BASE}/charges/${body.id}/refund`, { description: 'Refund' }, PRIVATE);
  expect(refund.body).toMatchObject({ status: 'refunded', refund: { amount: 65000 } });
});

test.each([
  ['4005580000050508', 'approve', 'completed'],
  ['5204740000001002', 'refuse', 'failed'],
  ['4005580000050508', 'pending', 'charge_pending'],
  ['4005580000051811', 'approve', 'failed'],
])('3-D Secure asks for card %s; %s makes it %s', async (number, decision, status) => {
  const { body } = await pay('order-1', number, secured);
  expect(body).toMatchObject({ status: 'charge_pending', payment_method: { type: 'redirect' } });
  const page = await fetch(body.payment_method.url);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  const html = await page.text();
  for (const label of ['Approve', 'Refuse', 'Leave pending', 'Close'])
    expect(html).toContain(`>${label}</button>`);
  const response = await submit(body.payment_method.url, { decision });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`http://back.test/return?id=${body.id}`);
  expect((await read(`/charges/${body.id}`)).body.status).toBe(status);
});

test.each([
  ['4005580000051886', 'completed'],
  ['5204740000001028', 'failed'],
])('3-D Secure lets card %s through without a question: %s', async (number, status) => {
  const { body } = await pay('order-1', number, secured);
  expect(body.payment_method.url).toContain('frictionless');
  const response = await fetch(body.payment_method.url, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`http://back.test/return?id=${body.id}`);
  expect((await read(`/charges/${body.id}`)).body.status).toBe(status);
});

test.each([
  ['Banco Aprobado', 'completed'],
  ['Banco Rechazado', 'failed'],
  ['Banco Pendiente', 'in_progress'],
])('PSE: %s makes the transfer %s', async (bank, status) => {
  const { body } = await pse('order-1');
  expect(body).toMatchObject({
    status: 'in_progress',
    method: 'bank_account',
    payment_method: { type: 'redirect' },
  });
  const page = await fetch(body.payment_method.url);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(await page.text()).toContain(`<option>${bank}</option>`);
  const response = await submit(body.payment_method.url, { bank });
  expect(response.headers.get('location')).toBe(`${listener.returnUrl}?reference=abc&id=${body.id}`);
  expect((await read(`/charges/${body.id}`)).body.status).toBe(status);
});

test('a transfer that is left pending is decided later, and the merchant hears of it', async () => {
  const { body } = await pse('order-1');
  await submit(body.payment_method.url, { bank: 'Banco Pendiente' });
  await listener.wait(1);
  await emulator.end('order-1', 'expired');
  await listener.wait(2);
  expect(JSON.parse(listener.received[1]?.body ?? '')).toMatchObject({
    type: 'transaction.expired',
    transaction: { status: 'cancelled' },
  });
  expect((await read(`/charges/${body.id}`)).body.status).toBe('cancelled');
});

test('a bank may ask on a page of its own, and a closed page decides nothing', async () => {
  const { body } = await pse('order-1');
  const asked = await submit(body.payment_method.url, { bank: 'Banco de Pruebas' });
  expect(await asked.text()).toContain('>Refuse</button>');
  expect(await (await submit(body.payment_method.url, { decision: 'close' })).text()).toContain(
    'You can close this window.',
  );
  expect((await read(`/charges/${body.id}`)).body.status).toBe('in_progress');
  await submit(body.payment_method.url, { decision: 'approve' });
  await submit(body.payment_method.url, { decision: 'refuse' });
  expect((await read(`/charges/${body.id}`)).body.status).toBe('completed');
});

test('a card is kept for the merchant, charged again and removed', async () => {
  const saved = await emulator.send(
    `${BASE}/cards`,
    { token_id: await tokenOf(), device_session_id: 'd' },
    PRIVATE,
  );
  expect(saved).toMatchObject({ status: 201, body: { card_number: '411111******1111' } });
  for (const order of ['order-1', 'order-2'])
    expect((await charge(order, { source_id: saved.body.id })).status).toBe(200);
  expect((await read('/cards')).body).toHaveLength(1);
  const removed = await fetch(`${emulator.origin}${BASE}/cards/${saved.body.id}`, {
    method: 'DELETE',
    headers: PRIVATE,
  });
  expect(removed.status).toBe(204);
  expect((await charge('order-3', { source_id: saved.body.id })).status).toBe(404);
});

test('a card is kept only with the id of its device', async () => {
  const refused = await emulator.send(`${BASE}/cards`, { token_id: await tokenOf() }, PRIVATE);
  expect(refused).toMatchObject({ status: 400, body: { error_code: 1001 } });
});

test('webhooks may be registered by a call as well', async () => {
  const webhook = await emulator.send(
    `${BASE}/webhooks`,
    { url: listener.url, event_types: ['charge.succeeded'] },
    PRIVATE,
  );
  expect(webhook.status).toBe(201);
  await emulator.fault('confirmation-twice');
  await pay('order-1');
  await listener.wait(2);
});
