import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryBundlesResponse } from '../../src/api/catalogue/schema.ts';
import { transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, type CallOptions, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

let backEnd: BackEnd;
let otherBackEnd: BackEnd;
let buyer: string;
let other: string;
let orderId: string;

beforeAll(async () => {
  [backEnd, otherBackEnd] = await Promise.all([startBackEnd(), startBackEnd()]);
  buyer = await backEnd.login('buyer@demo.test', 1);
  other = await backEnd.login('other@demo.test', 1);
  const { body } = await backEnd.post('/rest/visitSync', {
    token: buyer,
    body: orderVisit('WEB-1', 110, [sentLine(105, 2)]),
  });
  orderId = v.parse(visitResponse, body).transaction.id;
});
afterAll(() => Promise.all([backEnd.close(), otherBackEnd.close()]));

/** A token with changed claims: with the old signature, and with none. */
const tampered = (token: string, changes: Record<string, unknown>) => {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify(Object.assign({}, claims, changes))).toString('base64url');
  return { signed: [head, changed, signature].join('.'), unsigned: `${base64({ alg: 'none' })}.${changed}.` };
};
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const refusal = async (method: string, path: string, callOptions: CallOptions) => {
  const { status, body } = await backEnd.call(method, path, callOptions);
  return [status, v.parse(errorResponse, body).code];
};

test("another customer's order isn't found by id, by number or in a list", async () => {
  expect((await backEnd.get(`/transactions/${orderId}`, { token: buyer })).status).toBe(200);
  expect(await refusal('GET', `/transactions/${orderId}`, { token: other })).toEqual([404, 'not_found']);
  expect(await refusal('GET', '/transactions/by_number/WEB-1', { token: other })).toEqual([404, 'not_found']);
  expect(await refusal('GET', '/transactions/WEB-1', { token: other })).toEqual([404, 'not_found']);
  expect((await backEnd.get('/transactions/WEB-1', { token: buyer })).body).toMatchObject({
    transaction: { id: orderId },
  });
  const { body } = await backEnd.get('/transactions', { token: other });
  expect(v.parse(transactionsResponse, body).total).toBe(0);
  const comprador = await backEnd.login('comprador@andina.test', 2);
  expect(await refusal('GET', `/transactions/${orderId}`, { token: comprador })).toEqual([404, 'not_found']);
});

test('a call for another company or client than the token’s is refused', async () => {
  const cases: [method: string, path: string, sent: CallOptions, code: string][] = [
    ['GET', '/products/101', { company: 'andina' }, 'wrong_tenant'],
    ['GET', '/transactions', { company: 'andina' }, 'wrong_tenant'],
    ['GET', '/documents/transaction', { company: 'nobody' }, 'wrong_tenant'],
    ['GET', '/documents/stream', { company: 'andina' }, 'wrong_tenant'],
    ['POST', '/users/refresh', { company: 'andina', body: {} }, 'wrong_tenant'],
    ['GET', '/pricing?company_id=2&product_id=101&source=B2B', {}, 'wrong_tenant'],
    ['GET', '/pricing?company_id=1&client_id=120&product_id=101&source=B2B', {}, 'not_yours'],
    ['GET', '/transactions?client_id=120', {}, 'no_access'],
    [
      'POST',
      '/pricesRules/bat',
      { body: { clientIdentifier: 'C-12', source: 'B2B', orderProducts: [{ id: 102 }] } },
      'not_yours',
    ],
    ['POST', '/rest/visitSync', { body: orderVisit('WEB-2', 120, [sentLine(105, 2)]) }, 'not_yours'],
    [
      'POST',
      '/visit-sync',
      { company: 'wolf', body: orderVisit('WEB-2', 110, [sentLine(105, 2)]) },
      'wrong_tenant',
    ],
    [
      'POST',
      '/users/changePassword',
      { body: { email: 'buyer@demo.test', password: PASSWORD, newPassword: 'Other#2026', company_id: 2 } },
      'wrong_tenant',
    ],
  ];
  for (const [method, path, callOptions, code] of cases) {
    expect([path, ...(await refusal(method, path, { ...callOptions, token: buyer }))]).toEqual([
      path,
      403,
      code,
    ]);
  }
  expect(
    await refusal('POST', '/users/login', {
      company: 'andina',
      body: { email: 'buyer@demo.test', password: PASSWORD, company_id: 1 },
    }),
  ).toEqual([403, 'wrong_tenant']);
  expect((await backEnd.get('/products/101', { token: buyer, company: 'Demo' })).status).toBe(200);
});

test('a changed, foreign or invalid token is refused by every call', async () => {
  const { signed, unsigned } = tampered(buyer, { user_id: 12 });
  const foreign = await otherBackEnd.login('buyer@demo.test', 1);
  const calls: [method: string, path: string, body?: unknown][] = [
    ['GET', '/transactions'],
    ['GET', `/transactions/${orderId}`],
    ['GET', '/products/101'],
    ['GET', '/pricing?product_id=101&source=B2B'],
    ['GET', '/documents/transaction'],
    ['GET', '/documents/stream'],
    ['GET', '/payment_settings'],
    ['POST', '/users/refresh', {}],
    ['POST', '/rest/visitSync', orderVisit('WEB-3', 110, [sentLine(105, 2)])],
    ['PATCH', '/documents/transaction', { writer: 'a', patch: {} }],
    ['POST', '/orders/cancel', { id: orderId }],
    ['POST', '/estimates/cancel', { id: orderId }],
    ['GET', '/b2bportal/users-for-approval'],
    ['GET', '/b2bportal/orders-for-approval'],
    ['POST', '/b2bportal/sendOrderStatusEmail', { emails: ['a@b.test'], status: 0, order_id: orderId }],
    ['POST', `/b2bportal/orders/${orderId}/approval`, { approval_status: 1 }],
    ['GET', '/inventory_capture/products?customer_id=110'],
    ['POST', '/inventory_capture', { customer_id: 110, capture_number: 'C', lines: [] }],
  ];
  for (const token of [signed, unsigned, foreign, 'nonsense']) {
    for (const [method, path, body] of calls) {
      expect([path, ...(await refusal(method, path, { token, body }))]).toEqual([path, 401, 'token_invalid']);
    }
  }
  for (const [method, path, body] of calls) {
    expect([path, ...(await refusal(method, path, { body }))]).toEqual([path, 401, 'token_missing']);
  }
});

test('visitors get nothing from a closed portal, and nothing of other companies from an open one', async () => {
  for (const company of ['demo', 'andina', 'nobody']) {
    expect(await refusal('GET', '/products/101', { company })).toEqual([401, 'token_missing']);
  }
  expect(await refusal('GET', '/products/101', { company: 'lumiere' })).toEqual([404, 'not_found']);
  expect(
    await refusal('GET', '/pricing?company_id=1&product_id=101&source=B2B', { company: 'lumiere' }),
  ).toEqual([403, 'wrong_tenant']);
  expect(
    await refusal('GET', '/pricing?client_id=310&product_id=301&source=B2B', { company: 'lumiere' }),
  ).toEqual([403, 'not_yours']);
});

test('a restricted customer gets products, prices, units and stock of allowed products only', async () => {
  const token = await backEnd.login('restricted@demo.test', 1);
  const ids = async (path: string, list: string) => {
    const { body } = await backEnd.get(path, { token });
    const found = v.parse(v.looseObject({ [list]: v.array(v.looseObject({})) }), body)[list];
    return v.parse(v.array(v.looseObject({})), found).map((row) => row.product_id ?? row.id);
  };
  expect(await ids('/products/101,102,103', 'products')).toEqual([101, 103]);
  expect(await ids('/pricing?product_id=102,103&source=B2B', 'prices')).toEqual([103]);
  expect(await ids('/units_of_measure?product_id=101,102', 'units_of_measure')).toEqual([101, 101]);
  expect(await ids('/availability?product_id=102', 'availability')).toEqual([]);
  expect(await refusal('GET', '/products/102', { token })).toEqual([404, 'not_found']);
});

test('a restricted customer gets the categories with a product that it may buy', async () => {
  const token = await backEnd.login('restricted@demo.test', 1);
  const { body } = await backEnd.get('/category_bundles', { token });
  expect(v.parse(categoryBundlesResponse, body).category_bundles.map(({ name }) => name)).toEqual([
    'Kitchen',
  ]);
});

test('each user has their own documents', async () => {
  await backEnd.patch('/documents/preferences', {
    token: buyer,
    body: { writer: 'a', patch: { secret: 'mine' } },
  });
  for (const [email, company] of [
    ['other@demo.test', 1],
    ['comprador@andina.test', 2],
    ['buyer@wolf.test', 4],
  ] as const) {
    const { body } = await backEnd.get('/documents/preferences', {
      token: await backEnd.login(email, company),
    });
    expect(body).toMatchObject({ revision: 0, data: {} });
  }
});
