import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { aToken, invoicesVisit, orderCollection, withCollection } from '../support/payments/paymentCalls.ts';

/** Whatever JSON, parameters and addresses a client sends, it is told what is wrong: no 500, and nothing of the server's inside. */

let backEnd: BackEnd;
let token: string;

beforeAll(async () => {
  backEnd = await startBackEnd({ backOfficeKeys: { demo: 'key' } });
  token = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: inner }), 1);

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(3000),
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\r\nBcc: x@y.test',
  '%',
  '2026-02-30',
  [],
  [null],
  [[]],
  [1e308],
  {},
  { 0: 1 },
  { length: 5 },
  { toString: 1, valueOf: 2 },
  { constructor: 1 },
  deep(40),
];

const visit = orderVisit('WEB-1', 110, [sentLine(101, 2, { units: 'CS' }), sentLine(102, 1)], {
  remark: 'Ring twice',
  f1: 'PO-1',
  portal_coupons_code: 'SAVE',
  json_data: '{"cart":"1"}',
});
const PAYMENT_ID = '0123456789abcdefghjk';
const paidOrder = withCollection(visit, orderCollection('WEB-1', { id: PAYMENT_ID, cents: 1_000 }));
const paidInvoices = invoicesVisit([{ number: 'INV-1', value: 10, balance: 20 }], {
  id: PAYMENT_ID,
  cents: 1_000,
});
const card = { order_number: 'WEB-1', payment_id: PAYMENT_ID, amount_paid: 1_000, token: aToken };
const capture = {
  transaction: paidInvoices,
  tokenizedCard: { ...card, security_code: '123', installments: 1, device_session_id: 'd' },
  redirect_url: 'http://localhost:4100/checkout',
};
const pse = {
  transaction: paidInvoices,
  redirect_url: 'http://localhost:4100/checkout',
  payment_id: PAYMENT_ID,
  amount_paid: 1_000,
};
const metric = {
  source: 'e-commerce',
  product_id: 101,
  recommended_quantity: 1,
  transaction_quantity: 1,
  selection_section: 'usual',
  product_name: 'Juice',
  product_code: 'J',
  transaction_number: 'WEB-1',
  transaction_id: '1',
  client_name: 'Client',
  client_code: 'C',
  client_id: 110,
  transaction_date: '2026-03-10',
};
const search = {
  query: {
    bool: {
      must: [{ multi_match: { query: 'oil', fields: ['name^8'], type: 'most_fields', fuzziness: 'AUTO' } }],
      should: [{ dis_max: { queries: [{ match_phrase_prefix: { name: 'oi' } }, { match_all: {} }] } }],
      filter: [{ term: { disabled: 0 } }, { terms: { 'line_name.keyword': ['Oils'] } }],
      must_not: [{ term: { 'code.keyword': { value: 'A', boost: 2 } } }],
      minimum_should_match: 1,
      boost: 1,
    },
  },
  post_filter: { match_all: {} },
  aggs: { a: { filter: { match_all: {} }, aggs: { b: { terms: { field: 'size.keyword', size: 5 } } } } },
  sort: [{ _score: { order: 'desc' } }, 'name.keyword'],
  from: 0,
  size: 10,
  highlight: { number_of_fragments: 0, pre_tags: ['<'], post_tags: ['>'], fields: { name: {} } },
  timeout: '1s',
  _source: ['id'],
};

const signUp = {
  request_id: 'a3f1c0de-0000-4000-8000-000000000002',
  company_id: 1,
  email: 'odd@demo.test',
  password: PASSWORD,
  contact_name: 'Ana',
  company_name: 'Ruiz',
  tax_id: '1',
  phone: '1',
  address: '12 Main St',
  city: 'Miami',
  state: 'FL',
  zipcode: '33101',
  country: 'US',
  customer_code: 'C-110',
  language: 'en',
};

type Sent = { method: 'POST' | 'PATCH'; path: string; body: unknown };
const post = (path: string, body: unknown): Sent => ({ method: 'POST', path, body });

const REQUESTS: readonly Sent[] = [
  post('/company', { subdomain: 'demo', hostname: 'demo.test' }),
  post('/captcha', { company_id: 1, action: 'login' }),
  post('/products/by_codes', { codes: ['P-101', '4.00638E+12'] }),
  post('/part_numbers', { part_numbers: [{ number: 'J-1', product_id: 101 }] }),
  post('/users/login', { email: 'nobody@demo.test', password: 'x', company_id: 1, recaptchaToken: null }),
  post('/users/refresh', {}),
  post('/users/token', { company_id: 1, email: 'other@demo.test', app: 'CRM' }),
  post('/users/signup', {
    ...signUp,
    document: { name: 'a.pdf', type: 'application/pdf', content: 'JVBERi0=' },
  }),
  post('/captcha', { company_id: 1, action: 'login' }),
  post('/notifications/publish', {
    company_id: 1,
    key: 'k',
    kind: 'order_status',
    emails: ['other@demo.test'],
    texts: { en: { title: 'Shipped', body: 'On its way' } },
    about: { product_id: 101 },
  }),
  post(`/signups/${signUp.request_id}/decision`, {
    company_id: 1,
    decision: 'approve',
    client_id: null,
    terms: { payterm_days: 15, credit_limit: 150, price_percent: -10, price_list_id: 4 },
  }),
  post('/payment_links/revoke', { payment_link_id: 'abc' }),
  post('/payment_links/send', { company_id: 1, transaction_number: 'INV-0', recaptchaToken: null }),
  post('/users/forgot', { email: 'nobody@demo.test', company_id: 1, language: 'en', recaptchaToken: null }),
  post('/users/link', { company_id: 1, token: 'a' }),
  post('/users/activate', {
    company_id: 1,
    token: 'a',
    password: PASSWORD,
    is_new_password: false,
    request_id: signUp.request_id,
  }),
  post('/users/reset', {
    company_id: 1,
    token: 'a',
    newPassword: PASSWORD,
    language: 'en',
    request_id: signUp.request_id,
  }),
  post('/users/sessions/end', { id: signUp.request_id }),
  post('/users/profile', { contact_name: 'Ana', phone: '1' }),
  post('/users/preferences', {
    language: 'en',
    order_emails: true,
    invoice_emails: false,
    deal_emails: true,
  }),
  post('/users/addresses/save', {
    id: 'address-0123456789',
    ship_address: '12 Main St',
    ship_address2: '',
    ship_address3: '',
    ship_address4: '',
    ship_city: 'Miami',
    ship_state: 'FL',
    ship_zipcode: '33101',
    ship_country: 'US',
  }),
  post('/users/addresses/default', { id: 'address-0123456789' }),
  post('/users/addresses/remove', { id: 'address-0123456789' }),
  post('/users/changePassword', {
    email: 'buyer@demo.test',
    password: 'Wrong#2026',
    newPassword: PASSWORD,
    company_id: 1,
  }),
  post('/pricesRules/bat', {
    clientIdentifier: 110,
    source: 'B2B',
    orderProducts: [{ id: 101, quantity: 2, prodIdentifier: 'J' }],
  }),
  post('/promos/list', { clientIdentifier: 110, salesRep: 's', source: 'WO' }),
  post('/orders/recommendation', { customer_id: 110, recommendation: 'r' }),
  post('/orders/recommendation_metrics', [metric]),
  post('/smart-orders/get', { customer_id: 110 }),
  post('/rest/visitSync', visit),
  post('/visit-sync', visit),
  post('/rest/visitSync', paidInvoices),
  post('/visit-sync', paidOrder),
  post('/authorizenet/authorize_only', { transaction: paidOrder, cardPaymentPayload: card }),
  post('/payu/tokenize', {
    card: {
      number: '4111111111111111',
      name: 'A',
      expiration: '2030/01',
      payment_method: 'VISA',
      identification: '1',
    },
  }),
  post('/payu/capture', capture),
  post('/openpay/capture', capture),
  post('/openpay/capture_public', capture),
  post('/openpay/pse', pse),
  post('/openpay/pse_public', pse),
  {
    method: 'PATCH',
    path: '/invoices/a3f1c0de-0000-4000-8000-000000000001',
    body: { invoice_netvalue: 1, invoice_balance: 1, payment_method_charge: 1 },
  },
  post('/payments/payu_check', { query: { referenceCode: PAYMENT_ID, signature: 'a' } }),
  post('/payments/result', { payment_id: PAYMENT_ID, nonce: 'n' }),
  post('/payments/confirmations/payu/demo', { reference_sale: PAYMENT_ID, sign: 'a' }),
  post('/payment_methods/default', { id: '1' }),
  post('/payment_methods/remove', { id: '1' }),
  post('/payment_form/abc', { recaptchaToken: 'r' }),
  post('/brand/pricesRules/bat', {
    clientIdentifier: 110,
    source: 'WO',
    orderProducts: [{ id: 101, quantity: 2, prodIdentifier: 'J' }],
  }),
  post('/documents/revoke_links', {}),
  post('/orders/cancel', { id: '1' }),
  post('/estimates/cancel', { id: '1' }),
  post('/b2bportal/sendOrderStatusEmail', { emails: ['approver@demo.test'], status: 0, order_id: '1' }),
  post('/b2bportal/orders/1/approval', { approval_status: 1, comment: 'ok' }),
  post('/inventory_capture', {
    customer_id: 110,
    capture_number: 'C-1',
    lines: [{ product_id: 101, quantity: 1 }],
  }),
  post('/products/_search', search),
  { method: 'PATCH', path: '/documents/preferences', body: { writer: 'w', patch: { a: { b: 1 } } } },
];
/** It ends the session of the other requests, so that it is the last one. */
const LOGOUT = '/users/logout';
/** Their values are replaced one at a time. */
const ADDRESSES: readonly string[] = [
  '/company_settings?settings=payment_charge',
  '/payment_settings?a=1',
  '/products/101',
  '/products/101/related',
  '/pricing?company_id=1&client_id=110&product_id=101&source=B2B',
  '/units_of_measure?product_id=101',
  '/availability?product_id=101',
  '/category_bundles?a=1',
  '/coupons/SAVE',
  '/transactions?kind=order&page=1&page_size=2&search=a&date_from=2026-01-01&date_to=2026-01-02&status=open',
  '/transactions/1',
  '/transactions/by_number/WEB-1?cart=1',
  '/documents/order/abc.pdf?lang=en',
  '/documents/preferences',
  '/documents/collection/abc.pdf?lang=en',
  '/payments/0123456789abcdefghjk',
  '/payments/return/abc?id=1',
  '/payment_methods?a=1',
  '/payment_form/abc',
  '/b2bportal/users-for-approval?a=1',
  '/b2bportal/orders-for-approval?page=1&page_size=2',
  '/inventory_capture/products?customer_id=110',
  '/demo/outbox?company_id=1',
  '/signups?company_id=1',
  `/signups/${signUp.request_id}/document?company_id=1`,
  '/pictures/demo/101.svg',
  '/pictures/demo/logo.svg',
  '/health?a=1',
];

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, before: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [before, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...before, key]))]
    : [before];

const withValue = (body: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((item, at) => (String(at) === key ? withValue(item, rest, value) : item));
  const entries = Object.entries(body ?? {});
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === key ? withValue(item, rest, value) : item]),
  );
};

const INSIDE = /node_modules|\.ts:\d|\bat \w+ \(|SQLSTATE|syntax error|stack/i;

type Payload = {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

const expectAnswer = async ({ payload, headers, ...call }: Payload): Promise<void> => {
  const { statusCode, body } = await backEnd.app.inject({
    ...call,
    headers: {
      authorization: `Bearer ${token}`,
      'x-back-office-key': 'key',
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  expect(statusCode, `${call.url} ${String(payload)}: ${body}`).toBeLessThan(500);
  if (statusCode >= 400) expect(body).not.toMatch(INSIDE);
};

const odd = fc.constantFrom(...ODD_VALUES);
const RUNS = 50;

test.each(REQUESTS.map((sent) => [`${sent.method} ${sent.path}`, sent] as const))(
  '%s answers odd values without an error of its own',
  async (_, { method, path, body }) => {
    const place = fc.constantFrom(...pathsOf(body));
    await fc.assert(
      fc.asyncProperty(place, odd, (at, value) =>
        expectAnswer({ method, url: path, payload: JSON.stringify(withValue(body, at, value)) }),
      ),
      { numRuns: RUNS },
    );
  },
);

test.each([
  post('/users/changePassword', { company_id: { toString: 1 } }),
  post('/products/_search', {
    query: { multi_match: { query: 'a', fields: [], fuzziness: { toString: 1 } } },
  }),
  post('/products/_search', {
    query: { multi_match: { query: 'a', fields: [], operator: { toString: 1 } } },
  }),
])('what was once an error of the server isn’t any more: %j', async ({ method, path, body }) => {
  await expectAnswer({ method, url: path, payload: JSON.stringify(body) });
});

test('values that are nested too deeply to be written are refused everywhere', async () => {
  const LEVELS = 10_000;
  const deepest = `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`;
  const fuzzySearch = { query: { multi_match: { query: 'a', fields: ['name'], fuzziness: 0 } } };
  const named = post('/orders/cancel', { id: '1', company_id: 1, client_id: 110 });
  for (const { method, path, body } of [...REQUESTS, named, post('/products/_search', fuzzySearch)]) {
    for (const place of pathsOf(body)) {
      const payload = JSON.stringify(withValue(body, place, 'DEEP')).replace('"DEEP"', deepest);
      await expectAnswer({ method, url: path, payload });
    }
  }
});

test('addresses with odd parameters are answered without an error of the server', async () => {
  const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const parameter = odd.map((value) => encodeURIComponent(asText(value).toWellFormed()));
  const address = fc.constantFrom(...ADDRESSES).chain((usual) => {
    const parts = usual.split(/(?<=[=/])/);
    return fc
      .tuple(fc.integer({ min: 1, max: parts.length - 1 }), parameter)
      .map(([place, text]) =>
        parts.map((part, at) => (at === place ? part.replace(/^[^&?/.]+/, text) : part)).join(''),
      );
  });
  await fc.assert(
    fc.asyncProperty(address, (url) => expectAnswer({ method: 'GET', url })),
    { numRuns: 4 * RUNS },
  );
});

const RAW_BODIES: readonly (string | Buffer)[] = [
  '',
  'null',
  '1',
  '"text"',
  '[]',
  '{',
  '{"a":1}}',
  '{"id":1,"id":2}',
  '{"__proto__":{"id":1}}',
  '{"constructor":{"prototype":{"id":1}}}',
  '\uFEFF{}',
  '\0',
  '[1e99999,-0,1E-400]',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"id":${'9'.repeat(5000)}}`,
  Buffer.from([0x22, 0xff, 0xfe, 0x22]),
];

test.each(RAW_BODIES.map((payload) => [JSON.stringify(String(payload).slice(0, 40)), payload] as const))(
  'the body %s is answered without an error of the server',
  async (_, payload) => {
    for (const { method, path } of REQUESTS) await expectAnswer({ method, url: path, payload });
  },
);

test.each([
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Basic eDp5' },
  { 'x-company': '\u00ff' },
  { 'x-company': 'x'.repeat(5000) },
  { cookie: 'session=%00; session=%E0%A4%A' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
])('the headers %j are answered without an error of the server', async (headers) => {
  for (const { method, path, body } of REQUESTS) {
    await expectAnswer({ method, url: path, payload: JSON.stringify(body), headers });
  }
});

test('the table has every address of the server that takes a body', () => {
  const lines = backEnd.app.printRoutes({ commonPrefix: false }).split('\n');
  const withBody = lines.flatMap((line) => {
    const [, path = '', methods = ''] = /(\/\S*) \((.*(?:POST|PATCH).*)\)/.exec(line) ?? [];
    return path === '' || methods === '' ? [] : [path];
  });
  const patterns = withBody.map((path) => new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  expect(patterns.length).toBeGreaterThan(15);
  const paths = [...REQUESTS.map(({ path }) => path), LOGOUT];
  expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([]);
});

test('the session lasts until its logout, which takes odd values too', async () => {
  const read = () => backEnd.get('/payment_settings', { token });
  expect((await read()).status).toBe(200);
  for (const value of ODD_VALUES) {
    await expectAnswer({ method: 'POST', url: LOGOUT, payload: JSON.stringify(value) });
  }
  expect((await read()).status).toBe(401);
});
