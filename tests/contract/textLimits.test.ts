import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvalText } from '../../host-demo/server/routes/approvals/approvalMail.ts';
import { companyWire } from '../../src/api/tenant/schema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const post = async (path: string, body: unknown) => {
  const response = await backEnd.post(path, { token: buyer, body });
  const isError = v.is(errorResponse, response.body);
  return { status: response.status, error: isError ? v.parse(errorResponse, response.body).error : '' };
};
let orders = 0;
const place = (header: object, line: object = {}, number = `WEB-${++orders}`) =>
  post('/rest/visitSync', orderVisit(number, 110, [sentLine(105, 2, line)], header));

describe('an order', () => {
  // As typed in the portal's fields.
  test.each([
    ['remark', 2000],
    ['f1', 64],
    ['client_shipaddress1', 150],
    ['client_shipaddress4', 150],
    ['ship_address_city', 100],
    ['zipcode', 20],
  ])('has a %s of at most %i characters', async (field, most) => {
    expect(await place({ [field]: 'x'.repeat(most) })).toEqual({ status: 200, error: '' });
    const { status, error } = await place({ [field]: 'x'.repeat(most + 1) });
    expect([status, error]).toEqual([400, expect.stringContaining(`${field}: Invalid length`)]);
  });

  test.each([
    'invoice_number',
    'client_name',
    'client_nit',
    'ship_address_country',
    'ship_date',
    'currency_code',
    'client_payterm',
    'shipping_method_code',
    'f49',
    'portal_coupons_code',
    'cnf_web_client_user_login',
    'json_data',
    'payment_method_charge_json_data',
    'shipping_cost',
    'order_netvalue',
  ])('doesn’t take a %s of any length', async (field) => {
    const { status, error } = await place({ [field]: '1'.repeat(20_001) });
    expect([status, error]).toEqual([400, expect.stringContaining(field)]);
  });

  test.each([
    'product_name',
    'product_image',
    'product_brand',
    'quantity',
    'units',
    'user_input_size',
    'order_detail_remark',
    'json_data',
    'price_rules_json_data',
    'section_added',
    'remark',
  ])('has no line with a %s of any length', async (field) => {
    const { status, error } = await place({}, { [field]: '1'.repeat(20_001) });
    expect([status, error]).toEqual([400, expect.stringContaining(field)]);
  });

  test('has up to 1,000 lines and more, each with a note of 250 characters', async () => {
    const lines = Array.from({ length: 1000 }, () =>
      sentLine(101, '0.01', { units: 'EA', order_detail_remark: 'x'.repeat(250) }),
    );
    expect((await post('/rest/visitSync', orderVisit('WEB-LONG', 110, lines))).status).toBe(200);
    const many = Array.from({ length: 5001 }, () => sentLine(105, 1));
    expect((await post('/rest/visitSync', orderVisit('WEB-LONGER', 110, many))).status).toBe(400);
  });

  test.each([
    ['WEB-1\r\nBcc: all@demo.test', 400],
    ['WEB 1', 400],
    ['WEB_1', 400],
    ['WEB-é', 400],
    ['', 400],
    ['9'.repeat(65), 400],
    ['9'.repeat(64), 200],
    ['web-Z9', 200],
  ])('has a number of letters, digits and dashes: %j is answered with %i', async (number, status) => {
    expect((await place({}, {}, number)).status).toBe(status);
  });
});

test.each([
  ['/users/login', { email: `${'x'.repeat(250)}@y.test`, password: PASSWORD, company_id: 1 }],
  ['/users/login', { email: 'a@b.test', password: 'x'.repeat(101), company_id: 1 }],
  [
    '/users/login',
    { email: 'a@b.test', password: PASSWORD, company_id: 1, recaptchaToken: 'x'.repeat(9000) },
  ],
  ['/b2bportal/sendOrderStatusEmail', { emails: [`${'x'.repeat(250)}@y.test`], status: 0, order_id: '1' }],
  ['/b2bportal/sendOrderStatusEmail', { emails: ['a@b.test'], status: 0, order_id: 'x'.repeat(300) }],
  ['/orders/cancel', { id: 'x'.repeat(300) }],
  ['/company', { subdomain: 'x'.repeat(64), hostname: 'x' }],
  [
    '/pricesRules/bat',
    {
      clientIdentifier: 110,
      source: 'B2B',
      orderProducts: [{ id: 101, quantity: 1, prodIdentifier: 'x'.repeat(300) }],
    },
  ],
])('%s takes no text of any length', async (path, body) => {
  expect((await post(path, body)).status).toBe(400);
});

test('an e-mail’s subject is one line, whatever number an order from before has', () => {
  const company = v.parse(companyWire, { company_id: 1, name: 'Demo', alias: 'demo' });
  const row = {
    id: '1',
    kind: 'order',
    transaction_number: 'WEB-1\r\nBcc: all@demo.test\u2028x',
    approval_comment: '',
    header: { client_name: 'Client' },
  } as const;
  expect(approvalText(company, row, 1, 'a@b.test').subject).toBe(
    'Order WEB-1 Bcc: all@demo.test x has been approved',
  );
});
