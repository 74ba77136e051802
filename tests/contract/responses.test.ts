import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse, successResponse } from '../../src/api/access/schema.ts';
import { categoryBundlesResponse, productsResponse } from '../../src/api/catalogue/schema.ts';
import { unitsOfMeasureResponse } from '../../src/api/catalogue/unitsSchema.ts';
import { couponResponse } from '../../src/api/checkout/schema.ts';
import { companySettingsResponse, paymentSettingsResponse } from '../../src/api/checkout/settingsSchema.ts';
import { transactionResponse, transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { availabilityResponse } from '../../src/api/inventory/schema.ts';
import { priceRulesResponse, pricingResponse } from '../../src/api/pricing/schema.ts';
import { companyResponse } from '../../src/api/tenant/schema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { documentPatchResponse, documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

let backEnd: BackEnd;
let buyer: string;
let acheteuse: string;
let vip: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
  acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  vip = await backEnd.login('vip@lumiere.test', 3);
});
afterAll(() => backEnd.close());

const read = async <Schema extends v.GenericSchema>(
  schema: Schema,
  ...call: Parameters<BackEnd['call']>
): Promise<v.InferOutput<Schema>> => {
  const { status, body } = await backEnd.call(...call);
  expect(status).toBe(200);
  return v.parse(schema, body);
};

test('a portal finds its company by the first label of its host', async () => {
  const { company } = await read(companyResponse, 'POST', '/company', {
    body: { subdomain: 'Andina', hostname: 'andina.localhost' },
  });
  expect(company).toMatchObject({ company_id: 2, name: 'Andina', currency_code: 'COP' });

  const unknown = await backEnd.post('/company', { body: { subdomain: 'nobody', hostname: 'nobody.test' } });
  expect(unknown.status).toBe(404);
  expect(v.parse(errorResponse, unknown.body).code).toBe('not_found');
});

test('a login returns the user with the current open balance', async () => {
  const { user, expires_at } = await read(sessionResponse, 'POST', '/users/login', {
    body: { email: ' Buyer@Demo.test ', password: PASSWORD, company_id: 1 },
  });
  expect(user).toMatchObject({ email: 'buyer@demo.test', client_id: 110, payterm_days: 30 });
  // Half of invoice INV-1 (171.00 + 13.68 tax) and order WEB-0000002 (9.50 + 0.76 tax).
  expect(user.open_balance).toBe(102.6);
  expect(expires_at).toBe(Date.parse('2026-03-10T15:15:00Z'));
});

test('customers get the requested company settings and the payment settings', async () => {
  const path = '/company_settings?settings=payment_charge,shipping_methods';
  const { settings } = await read(companySettingsResponse, 'GET', path, { token: buyer });
  expect(settings.payment_charge).toEqual({
    credit_card: { is_charge: true, charge: 2.9, is_charge_percent: true },
  });
  expect(settings.shipping_methods?.map(({ code }) => code)).toEqual(['VAN', 'LOCAL']);
  expect(settings.sales_terms).toBeUndefined();

  const payment = await read(paymentSettingsResponse, 'GET', '/payment_settings', { token: buyer });
  expect(payment.settings).toEqual({ AUTHORIZENET_ENVIRONMENT: 'sandbox' });
});

test('products are returned in the requested order, with disabled ones marked and without unknown ones', async () => {
  const { products } = await read(productsResponse, 'GET', '/products/104,101,999', { token: buyer });
  expect(products.map(({ id, disabled }) => [id, disabled])).toEqual([
    [104, true],
    [101, false],
  ]);
  expect(products[1]).toMatchObject({ name: 'Apple juice', code: 'P-101', default_price: 10 });
  expect((await backEnd.get('/products/999', { token: buyer })).status).toBe(404);
  expect((await backEnd.get('/products/abc', { token: buyer })).status).toBe(400);
});

test('units, stock and category bundles are returned', async () => {
  const units = await read(unitsOfMeasureResponse, 'GET', '/units_of_measure?product_id=101,102', {
    token: buyer,
  });
  expect(units.units_of_measure).toEqual([
    { product_id: 101, units: 'EA', name: 'Piece', factor: 1, allows_fractions: true },
    { product_id: 101, units: 'CS', name: 'Case of 12', factor: 12, allows_fractions: false },
  ]);
  const stock = await read(availabilityResponse, 'GET', '/availability?product_id=101', { token: buyer });
  expect(stock.availability).toEqual([
    { product_id: 101, warehouse_id: 1, warehouse_name: 'Default', quantity: 120 },
    { product_id: 101, warehouse_id: 2, warehouse_name: 'North', quantity: 5.5 },
  ]);
  const bundles = await read(categoryBundlesResponse, 'GET', '/category_bundles', { token: buyer });
  expect(bundles.category_bundles.map(({ name }) => name)).toEqual(['Kitchen', 'Meals']);
});

test('prices are those of the client, and costs are returned only if a price is calculated from them', async () => {
  const path = '/pricing?company_id=1&client_id=110&product_id=101,105&source=B2B';
  const { prices } = await read(pricingResponse, 'GET', path, { token: buyer });
  expect(prices).toMatchObject([
    { product_id: 101, default_price: '10', default_cost: null, net_price: null, adjust_value: '-0.5' },
    { product_id: 105, default_price: '50', default_cost: '30', adjust_value: '-2.5' },
  ]);
  const other = await backEnd.login('other@demo.test', 1);
  const otherPrices = await read(pricingResponse, 'GET', '/pricing?product_id=101&source=B2B', {
    token: other,
  });
  expect(otherPrices.prices).toMatchObject([{ product_id: 101, net_price: '8.5', adjust_value: '0' }]);
});

test('price rules are returned for products that have some, and only for the company’s source', async () => {
  const body = {
    clientIdentifier: 'C-11',
    source: 'B2B',
    orderProducts: [
      { id: 101, quantity: 1, prodIdentifier: 'P-101' },
      { id: 102, quantity: 1, prodIdentifier: 'P-102' },
    ],
  };
  const { result } = await read(priceRulesResponse, 'POST', '/pricesRules/bat', { token: buyer, body });
  expect(result).toHaveLength(1);
  expect(result[0]).toMatchObject({
    product_id: 102,
    discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', value: 10, is_percent: true }],
    gifts: [{ product_id: 103, quantity: 1, step: 10 }],
  });
  const wrongSource = await backEnd.post('/pricesRules/bat', {
    token: buyer,
    body: { ...body, source: 'WO' },
  });
  expect([wrongSource.status, v.parse(errorResponse, wrongSource.body).code]).toEqual([422, 'wrong_source']);

  const wolf = await backEnd.login('buyer@wolf.test', 4);
  await read(pricingResponse, 'GET', '/pricing?product_id=401&source=WO', { token: wolf });
});

test('only brand companies use the brand’s price-rule service', async () => {
  const orderProducts = [{ id: 401, quantity: 1, prodIdentifier: 'P-401' }];
  const wolf = {
    token: await backEnd.login('buyer@wolf.test', 4),
    body: { clientIdentifier: 'C-41', source: 'WO', orderProducts },
  };
  const { result } = await read(priceRulesResponse, 'POST', '/brand/pricesRules/bat', wolf);
  expect(result).toEqual([]);
  const refused = [
    await backEnd.post('/pricesRules/bat', wolf),
    await backEnd.post('/brand/pricesRules/bat', {
      token: buyer,
      body: { clientIdentifier: 'C-11', source: 'B2B', orderProducts },
    }),
  ].map(({ status, body }) => [status, v.parse(errorResponse, body).code]);
  expect(refused).toEqual([
    [422, 'wrong_service'],
    [422, 'wrong_service'],
  ]);
});

test('a coupon is found by its code in upper or lower case; an expired one is refused', async () => {
  const { coupon } = await read(couponResponse, 'GET', '/coupons/welcome10', { token: buyer });
  expect(coupon).toMatchObject({ code: 'WELCOME10', discount_type: 0, discount_value: 10 });
  const expired = await backEnd.get('/coupons/EXPIRED', { token: buyer });
  expect([expired.status, v.parse(errorResponse, expired.body).code]).toEqual([422, 'coupon_expired']);
  expect((await backEnd.get('/coupons/NOPE', { token: buyer })).status).toBe(404);
});

test('the history has the customer’s own transactions, newest first, by kind, page and search', async () => {
  const all = await read(transactionsResponse, 'GET', '/transactions', { token: buyer });
  expect(all.transactions.map(({ transaction_number, status }) => [transaction_number, status])).toEqual([
    ['WEB-0000002', 'processing'],
    ['WEB-0000001', 'delivered'],
    ['INV-1', 'overdue'],
  ]);
  const second = await read(transactionsResponse, 'GET', '/transactions?kind=order&page=2&page_size=1', {
    token: buyer,
  });
  expect(second.total).toBe(2);
  expect(second.transactions.map(({ transaction_number }) => transaction_number)).toEqual(['WEB-0000001']);
  const rice = await read(transactionsResponse, 'GET', '/transactions?search=rIc', { token: buyer });
  expect(rice.transactions.map(({ transaction_number }) => transaction_number)).toEqual(['INV-1']);
  const percent = await read(transactionsResponse, 'GET', '/transactions?search=%25', { token: buyer });
  expect(percent.total).toBe(0);
  for (const query of ['page=0', 'page_size=101', 'kind=bill']) {
    expect((await backEnd.get(`/transactions?${query}`, { token: buyer })).status).toBe(400);
  }
});

test('a past invoice has the lines and amounts calculated by hand', async () => {
  const { transaction } = await read(transactionResponse, 'GET', '/transactions/by_number/INV-1', {
    token: buyer,
  });
  // 10 × (20 − 5 %) = 190, 10 % off = 19, 8 % tax on 171 = 13.68; half of 184.68 is open.
  expect(transaction).toMatchObject({
    kind: 'invoice',
    transaction_date: '2026-01-24',
    due_date: '2026-02-23',
    grossvalue: 190,
    discount: 19,
    tax: 13.68,
    netvalue: 184.68,
    balance: 92.34,
    client_name: 'Client buyer',
    ship_address_city: 'Springfield',
  });
  expect(
    transaction.lines.map(({ product_id, quantity, detail_type }) => [product_id, quantity, detail_type]),
  ).toEqual([
    [102, 10, null],
    [103, 1, 1],
  ]);
  const byId = await read(transactionResponse, 'GET', `/transactions/${transaction.id}`, { token: buyer });
  expect(byId.transaction).toEqual(transaction);
});

test('documents: seeded, never written, patched', async () => {
  const favourites = await read(documentResponse, 'GET', '/documents/favourites', { token: buyer });
  expect(favourites).toMatchObject({ revision: 1, data: { lists: { a: { name: 'Weekly' } } } });
  const empty = await read(documentResponse, 'GET', '/documents/preferences', { token: buyer });
  expect(empty).toMatchObject({ revision: 0, data: {} });
  const { revision } = await read(documentPatchResponse, 'PATCH', '/documents/preferences', {
    token: buyer,
    body: { writer: 'a', patch: { theme: 'dark' } },
  });
  expect(revision).toBe(1);
  expect((await backEnd.get('/documents/passwords', { token: buyer })).status).toBe(400);
});

test('a logout can be repeated', async () => {
  const token = await backEnd.login('buyer@demo.test', 1);
  await read(successResponse, 'POST', '/users/logout', { token, body: {} });
  await read(successResponse, 'POST', '/users/logout', { token, body: {} });
  expect((await backEnd.get('/payment_settings', { token })).status).toBe(401);
});

test('a visitor of an open portal sees products and stock, but no hidden prices', async () => {
  const visitorOptions = { company: 'lumiere' };
  const { products } = await read(productsResponse, 'GET', '/products/301', visitorOptions);
  expect(products).toMatchObject([{ name: 'Rouge', default_price: null }]);
  const { prices } = await read(pricingResponse, 'GET', '/pricing?product_id=301&source=B2B', visitorOptions);
  expect(prices).toMatchObject([
    { product_id: 301, default_price: null, net_price: null, adjust_value: null },
  ]);
  await read(unitsOfMeasureResponse, 'GET', '/units_of_measure?product_id=301', visitorOptions);
  await read(categoryBundlesResponse, 'GET', '/category_bundles', visitorOptions);
  const stock = await read(availabilityResponse, 'GET', '/availability?product_id=301', visitorOptions);
  expect(stock.availability).toHaveLength(1);
  for (const path of ['/transactions', '/documents/transaction', '/company_settings', '/coupons/X']) {
    const { status, body } = await backEnd.get(path, visitorOptions);
    expect([path, status, v.parse(errorResponse, body).code]).toEqual([path, 401, 'token_missing']);
  }
});

test('hidden prices are hidden from customers too, unless they may see them', async () => {
  const path = '/pricing?product_id=301&source=B2B';
  const hidden = await read(pricingResponse, 'GET', path, { token: acheteuse });
  expect(hidden.prices[0]?.default_price).toBeNull();
  const visiblePrices = await read(pricingResponse, 'GET', path, { token: vip });
  expect(visiblePrices.prices[0]?.default_price).toBe('30');
});

test('errors have one shape and reveal no internals', async () => {
  const unknown = await backEnd.get('/nothing/here');
  expect(unknown.status).toBe(404);
  expect(v.parse(errorResponse, unknown.body).code).toBe('not_found');
  const broken = await backEnd.post('/company', {
    body: '{"subdomain":',
    headers: { 'content-type': 'application/json' },
  });
  expect([broken.status, v.parse(errorResponse, broken.body).code]).toEqual([400, 'invalid_request']);
  const field = await backEnd.post('/users/login', {
    body: { email: 'a@b.test', password: 'x', company_id: 'x' },
  });
  expect(field.status).toBe(400);
  expect(v.parse(errorResponse, field.body)).toMatchObject({
    code: 'invalid_request',
    error: expect.stringMatching(/^company_id/),
  });
  const nul = await backEnd.get('/transactions/by_number/a%00b', { token: buyer });
  expect([nul.status, v.parse(errorResponse, nul.body).code]).toEqual([400, 'invalid_request']);
});

test('the server reports its health, and allows known origins only', async () => {
  expect((await backEnd.get('/health')).body).toEqual({ success: true });
  expect((await backEnd.get('/ready')).body).toEqual({ success: true });
  const preflight = (origin: string) =>
    backEnd.call('OPTIONS', '/users/login', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-company',
      },
    });
  for (const origin of ['http://localhost:4100', 'http://andina.localhost:4100', 'http://localhost:4200']) {
    const { headers } = await preflight(origin);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-max-age')).toBe('7200');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  for (const origin of ['http://evil.test', 'http://localhost:4100.evil.test', 'http://a.b.localhost:4100']) {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  }
});
