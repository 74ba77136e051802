import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY, decideSignup, mailsOf, signupsOf } from '../support/backEnd/outbox.ts';
import { signupBody } from '../support/backEnd/signupBody.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** What the company's staff decides about a new customer. The company's first customer has 30 days and a limit of 5,000. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({ demoKey: DEMO_KEY });
});
afterAll(() => backEnd.close());

/** Each has an address of its own, because addresses are limited. */
let network = 0;
const signUp = async (email: string): Promise<void> => {
  network += 1;
  const { status } = await backEnd.post('/users/signup', {
    headers: { 'x-forwarded-for': `198.51.100.${network}` },
    body: signupBody(email, {
      address: '12 Main St',
      city: 'Miami',
      state: 'FL',
      zipcode: '33101',
      country: 'US',
    }),
  });
  expect(status).toBe(200);
};
const decide = async (email: string, decision: object) => {
  const id = (await signupsOf(backEnd)).find((signup) => signup.email === email)?.id;
  return decideSignup(backEnd, id, { decision: 'approve', client_id: null, ...decision });
};
const confirm = async (email: string): Promise<void> => {
  const bodies = (await mailsOf(backEnd)).filter(({ to }) => to === email).map(({ body }) => body);
  for (const body of bodies) {
    const [, token] = /\/activate\/([\w-]+)/.exec(body) ?? [];
    await backEnd.post('/users/activate', {
      body: { company_id: 1, token, password: PASSWORD, is_new_password: false, request_id: randomUUID() },
    });
  }
};
const userOf = async (email: string) =>
  (await backEnd.post('/users/login', { body: { email, password: PASSWORD, company_id: 1 } })).body;
/** Ten pieces of apple juice of 10 each; 8 % of tax and the van for 12. */
const order = async (email: string) => {
  const { token, user } = v.parse(sessionResponse, await userOf(email));
  const number = `T-${randomUUID()}`;
  const lines = [sentLine(101, 10, { units: 'EA' })];
  return backEnd.post('/rest/visitSync', { token, body: orderVisit(number, user.client_id, lines) });
};

test('a new customer has no terms and no credit when nothing else was decided', async () => {
  const email = 'usual@ruiz.test';
  await signUp(email);
  expect((await decide(email, {})).status).toBe(200);
  await confirm(email);
  expect(await userOf(email)).toMatchObject({
    user: { payterm_days: 0, payterm_name: '', payterm_code: '', credit_limit: 0, price_list_id: null },
  });
  expect(await order(email)).toMatchObject({ status: 422, body: { code: 'payment_required' } });
});

test.each([
  ['before', true],
  ['after', false],
])('terms, limit and prices are what was decided %s the e-mail was confirmed', async (name, isEarly) => {
  const email = `${name}@ruiz.test`;
  const terms = { payterm_days: 15, credit_limit: 150, price_percent: -10, price_list_id: 4 };
  await signUp(email);
  if (!isEarly) await confirm(email);
  expect((await decide(email, { terms })).status).toBe(200);
  if (isEarly) await confirm(email);
  expect(await userOf(email)).toMatchObject({
    user: { payterm_days: 15, credit_limit: 150, price_list_id: 4 },
  });
  // Ten percent less than 10 are 9: 90, tax 7.20, the van 12.
  expect(await order(email)).toMatchObject({ status: 200, body: { transaction: { netvalue: 109.2 } } });
  expect(await order(email)).toMatchObject({ status: 422, body: { code: 'credit_exceeded' } });
});

test('terms with a limit of 0 give no credit', async () => {
  const email = 'zero@ruiz.test';
  await signUp(email);
  await decide(email, { terms: { payterm_days: 30 } });
  await confirm(email);
  expect(await order(email)).toMatchObject({ status: 422, body: { code: 'credit_exceeded' } });
});

test('who joins a customer has its terms, and the decision may state no others', async () => {
  const email = 'joins@ruiz.test';
  await signUp(email);
  const stated = await decide(email, { client_id: 120, terms: { payterm_days: 90 } });
  expect(stated).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect((await decide(email, { client_id: 120 })).status).toBe(200);
  await confirm(email);
  expect(await userOf(email)).toMatchObject({ user: { payterm_days: 30, credit_limit: 5000 } });
});

test.each([
  { payterm_days: -1 },
  { payterm_days: 1.5 },
  { credit_limit: -1 },
  { price_percent: -100 },
  { payterm_days: '30' },
  { unknown: 1 },
])('terms of %o are refused', async (terms) => {
  const email = `odd-${randomUUID()}@ruiz.test`;
  await signUp(email);
  expect((await decide(email, { terms })).status).toBe(400);
});
