import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantSeed } from '../../host-demo/seeds/types.ts';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { PASSWORD, smallTenants } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { orderCollection, withCollection } from '../support/payments/paymentCalls.ts';

/** A customer whose prices are hidden can't measure them by the quantity at which the back office refuses an order. */

const hiding = (seed: TenantSeed): TenantSeed => ({
  ...seed,
  company: {
    ...seed.company,
    notifications_email: 'orders@demo.test',
    settings: { ...seed.company.settings, PORTAL_HIDE_PRICES: 'TRUE' },
  },
  customers: seed.customers.map((customer) =>
    customer.user.email === 'chief@demo.test'
      ? { ...customer, user: { ...customer.user, force_show_price: true } }
      : customer,
  ),
});

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({ seeds: smallTenants.slice(0, 1).map(hiding), demoKey: DEMO_KEY });
});
afterAll(() => backEnd.close());

const place = (token: string, number: string, client: number, quantity: number) =>
  backEnd.post('/rest/visitSync', { token, body: orderVisit(number, client, [sentLine(105, quantity)]) });
const balanceOf = async (email: string) => {
  const body = { email, password: PASSWORD, company_id: 1 };
  return v.parse(sessionResponse, (await backEnd.post('/users/login', { body })).body).user.open_balance;
};

test('orders below the minimum and above the credit limit get the same answer as others', async () => {
  const other = await backEnd.login('other@demo.test', 1);
  // Olive oil costs 40: 1 is below the minimum of 50; 200 with taxes are above the credit limit of 5,000.
  const answers = [];
  for (const [number, quantity] of [
    ['WEB-1', 1],
    ['WEB-2', 2],
    ['WEB-3', 200],
  ] as const) {
    const { status, body } = await place(other, number, 120, quantity);
    const { transaction, differences } = v.parse(visitResponse, body);
    answers.push({ status, ...transaction, id: '', transaction_number: '', differences });
  }
  expect(answers[0]).toMatchObject({ status: 200, netvalue: null });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await balanceOf('other@demo.test')).toBeNull();
  // The company is asked to look at two of them; the customer doesn't see that.
  const mails = (await mailsOf(backEnd)).map(({ to, subject }) => `${to}: ${subject}`);
  expect(mails.toSorted()).toEqual([
    'orders@demo.test: Order WEB-1 is on hold',
    'orders@demo.test: Order WEB-3 is on hold',
  ]);
});

test('a customer without payment terms pays nothing, and the company is asked to look at the order', async () => {
  const cash = await backEnd.login('cash@demo.test', 1);
  // Whatever the amount, the answer is the same.
  for (const [number, quantity] of [
    ['WEB-4', 1],
    ['WEB-6', 200],
  ] as const) {
    const { status, body } = await place(cash, number, 130, quantity);
    expect([status, v.parse(visitResponse, body).transaction.netvalue]).toEqual([200, null]);
  }
  const mails = (await mailsOf(backEnd)).filter(({ subject }) => /WEB-[46] is on hold/.test(subject));
  expect(mails.map(({ to }) => to)).toEqual(['orders@demo.test', 'orders@demo.test']);
  expect(mails.some(({ body }) => body.includes('it is unpaid, and the customer has no payment terms'))).toBe(
    true,
  );
});

test('without prices there is nothing to pay by card', async () => {
  const cash = await backEnd.login('cash@demo.test', 1);
  const collected = withCollection(
    orderVisit('WEB-7', 130, [sentLine(105, 2)]),
    orderCollection('WEB-7', { cents: 10_000 }),
  );
  const { status, body } = await backEnd.post('/rest/visitSync', { token: cash, body: collected });
  expect([status, v.parse(errorResponse, body).code]).toEqual([403, 'prices_hidden']);
});

test('reasons that aren’t about amounts are still told', async () => {
  const cash = await backEnd.login('cash@demo.test', 1);
  const visit = orderVisit('WEB-8', 130, [sentLine(105, 1)], { shipping_method_code: '' });
  const { status, body } = await backEnd.post('/rest/visitSync', { token: cash, body: visit });
  expect([status, v.parse(errorResponse, body).code]).toEqual([422, 'shipping_method_required']);
});

test('a customer who may see the prices is refused as everywhere', async () => {
  const chief = await backEnd.login('chief@demo.test', 1);
  const { status, body } = await place(chief, 'WEB-5', 190, 1);
  expect([status, v.parse(errorResponse, body).code]).toEqual([422, 'below_minimum']);
  expect(await balanceOf('chief@demo.test')).toBeGreaterThan(0);
});
