import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTenants } from '../../host-demo/seeds/index.ts';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { pendingOrdersResponse } from '../../src/api/approvals/pendingOrdersSchema.ts';
import { productsResponse, searchResponse } from '../../src/api/catalogue/schema.ts';
import { unitsOfMeasureResponse } from '../../src/api/catalogue/unitsSchema.ts';
import { companySettingsResponse } from '../../src/api/checkout/settingsSchema.ts';
import { transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { productQuery } from '../../src/api/search/productQuery.ts';
import { type BackEnd, type CallOptions, startBackEnd } from '../support/backEnd/backEnd.ts';
import { signupBody } from '../support/backEnd/signupBody.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { estimateVisit, invoiceVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { aProductSearch } from '../support/productSearch.ts';

const seeds = demoTenants({ products: 200 });
let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({ seeds, clock: () => new Date() });
});
afterAll(() => backEnd.close());

const CUSTOMERS: [alias: string, email: string][] = [
  ...['buyer', 'cash', 'restricted', 'group', 'junior', 'approver', 'maxed', 'legacy'].map(
    (name): [string, string] => ['demo', `${name}@demo.test`],
  ),
  ['andina', 'comprador@andina.test'],
  ['andina', 'contado@andina.test'],
  ['lumiere', 'acheteuse@lumiere.test'],
  ['lumiere', 'vip@lumiere.test'],
  ['wolf', 'buyer@wolf.test'],
  ['cedar', 'buyer@cedar.test'],
];
const seedOf = (alias: string) => {
  const seed = seeds.find(({ company }) => company.alias === alias);
  if (!seed) throw new Error(`no company ${alias}`);
  return seed;
};
const idOf = (alias: string) => Number(seedOf(alias).company.company_id);

const logIn = async (alias: string, email: string) => {
  const { body } = await backEnd.post('/users/login', {
    company: alias,
    body: { email, password: PASSWORD, company_id: idOf(alias) },
  });
  return v.parse(sessionResponse, body);
};

test.each(CUSTOMERS)('%s: %s logs in and reads past transactions', async (alias, email) => {
  const { token, user } = await logIn(alias, email);
  expect(user.email).toBe(email);
  const { body } = await backEnd.get('/transactions?page_size=100', { token, company: alias });
  const { transactions } = v.parse(transactionsResponse, body);
  expect(transactions.length).toBeGreaterThan(0);
});

test('the demo approver has one pending order', async () => {
  const { token } = await logIn('demo', 'approver@demo.test');
  const { body } = await backEnd.get('/b2bportal/orders-for-approval', { token, company: 'demo' });
  expect(v.parse(pendingOrdersResponse, body)).toMatchObject({
    total: 1,
    orders: [{ transaction_number: 'WEB-6098114', requested_by: 'Leo Park', status: 'pending' }],
  });
});

const placeFirst = async (alias: string, email: string) => {
  const { token, user } = await logIn(alias, email);
  const callOptions = { token, company: alias };
  const ids = [...seedOf(alias).products()]
    .filter(({ product }) => !product.disabled && !product.hidden && !product.is_discount)
    .map(({ product }) => Number(product.id))
    .filter((id) => user.products === null || user.products.includes(id))
    .slice(0, 3);
  const products = v.parse(
    productsResponse,
    (await backEnd.get(`/products/${ids}`, callOptions)).body,
  ).products;
  const { units_of_measure } = v.parse(
    unitsOfMeasureResponse,
    (await backEnd.get(`/units_of_measure?product_id=${ids}`, callOptions)).body,
  );
  const { settings } = v.parse(
    companySettingsResponse,
    (await backEnd.get('/company_settings?settings=shipping_methods', callOptions)).body,
  );
  const lines = products.map(({ id }) =>
    sentLine(id, 10, { units: units_of_measure.find(({ product_id }) => product_id === id)?.units ?? '' }),
  );
  const method = settings.shipping_methods?.find(
    ({ zones }) => zones.length === 0 || zones.includes(user.ship_address_state),
  );
  const header = {
    shipping_method_code: method?.code ?? '',
    ship_address_city: user.ship_address_city,
    ship_address_state: user.ship_address_state,
  };
  const visit = {
    demo: orderVisit('WEB-9000001', user.client_id, lines, header),
    andina: invoiceVisit('WEB-9000001', user.client_id, lines, header),
    lumiere: estimateVisit('WEB-9000001', user.client_id, lines),
    wolf: orderVisit('1700000000001', user.client_id, lines, header),
    cedar: estimateVisit('WEB-9000001', user.client_id, lines, header),
  }[alias];
  const { body } = await backEnd.post('/rest/visitSync', { ...callOptions, body: visit });
  return v.parse(visitResponse, body);
};

test.each([
  ['demo', 'buyer@demo.test', 'order'],
  ['andina', 'comprador@andina.test', 'invoice'],
  ['lumiere', 'vip@lumiere.test', 'estimate'],
  ['wolf', 'buyer@wolf.test', 'order'],
  ['cedar', 'buyer@cedar.test', 'estimate'],
])('%s: %s places an %s', async (alias, email, kind) => {
  const { transaction } = await placeFirst(alias, email);
  expect(transaction.kind).toBe(kind);
  expect(Number(transaction.netvalue)).toBeGreaterThan(0);
});

const find = async (text: string, companyId: number, callOptions: CallOptions) => {
  const query = productQuery(aProductSearch({ companyId, text, size: 100 }));
  const path = '/products/_search?rest_total_hits_as_int=true';
  return backEnd.post(path, { ...callOptions, body: query });
};

test('the portal’s search finds only products that the caller may see, without hidden prices', async () => {
  const { token } = await logIn('demo', 'buyer@demo.test');
  const found = v.parse(searchResponse, (await find('', idOf('demo'), { token, company: 'demo' })).body);
  expect(found.hits.total).toBeGreaterThan(100);
  expect(found.hits.hits.every(({ _source }) => _source.company_id === idOf('demo'))).toBe(true);

  const restricted = await logIn('demo', 'restricted@demo.test');
  const restrictedResponse = await find('', idOf('demo'), { token: restricted.token, company: 'demo' });
  const ids = v.parse(searchResponse, restrictedResponse.body).hits.hits.map(({ _source }) => _source.id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !restricted.user.products?.includes(id))).toEqual([]);

  const visitor = v.parse(searchResponse, (await find('', idOf('lumiere'), { company: 'lumiere' })).body);
  expect(visitor.hits.total).toBeGreaterThan(0);
  expect(visitor.hits.hits.filter(({ _source }) => _source.default_price !== null)).toEqual([]);

  expect((await find('', idOf('demo'), { company: 'demo' })).status).toBe(401);
  expect((await find('', idOf('andina'), { token, company: 'andina' })).status).toBe(403);
  const elsewhere = await find('', idOf('andina'), { token, company: 'demo' });
  expect(v.parse(searchResponse, elsewhere.body).hits.total).toBe(0);
});

test('pictures and logos of the company are served, and no others', async () => {
  const [first] = seedOf('wolf').products();
  for (const path of [first?.product.photourl, 'pictures/wolf/logo.svg', 'pictures/wolf/favicon.svg']) {
    const response = await fetch(`${backEnd.address}/${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(await response.text()).toMatch(/^<svg /);
  }
  for (const path of ['pictures/wolf/1.svg', 'pictures/constructor/logo.svg']) {
    expect((await fetch(`${backEnd.address}/${path}`)).status).toBe(404);
  }
});

test('a customer without prices and payment terms places an estimate unpaid', async () => {
  const { token, user } = await logIn('lumiere', 'nouvelle@lumiere.test');
  expect([Number(user.payterm_days), user.payment_gateway]).toEqual([0, []]);
  const [first] = seedOf('lumiere').products();
  const { status, body } = await backEnd.post('/visit-sync', {
    token,
    body: estimateVisit('WEB-3155001', user.client_id, [sentLine(Number(first?.product.id), 2)]),
  });
  expect([status, v.parse(visitResponse, body).transaction.netvalue]).toEqual([200, null]);
});

test('a sign-up is refused where new customers are disabled, and only there', async () => {
  const answers = await Promise.all(
    seeds.map(async ({ company }) => {
      const { status, body } = await backEnd.post('/users/signup', {
        body: signupBody('ana@ruiz.test', { company_id: company.company_id }),
      });
      return [company.alias, status, body];
    }),
  );
  const accepted = ['demo', 'andina', 'lumiere', 'cedar'].map((alias) => [alias, 200, { success: true }]);
  const refused = ['wolf', 403, expect.objectContaining({ code: 'new_customers_disabled' })];
  expect(answers).toHaveLength(5);
  expect(answers).toEqual(expect.arrayContaining([...accepted, refused]));
});
