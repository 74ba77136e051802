import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { signupBody } from '../support/backEnd/signupBody.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** Sign-ups that a company's own system lists and decides with its key. */

const KEY = 'key of demo';
let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({
    backOfficeKeys: { demo: KEY, andina: 'key of andina' },
    demoKey: DEMO_KEY,
    portalOf: (alias) => `https://${alias}.shop.test`,
  });
});
afterAll(() => backEnd.close());

let network = 0;
const newAddress = () => {
  network += 1;
  return { 'x-forwarded-for': `198.51.100.${network}` };
};
const DOCUMENT = Buffer.from('%PDF-1.7\n%%EOF\n');
const signUp = async (email: string): Promise<string> => {
  const { status } = await backEnd.post('/users/signup', {
    headers: newAddress(),
    body: signupBody(email, {
      tax_id: '12-345',
      phone: '305 555 0100',
      address: '12 Main St',
      city: 'Miami',
      state: 'FL',
      zipcode: '33101',
      country: 'US',
      document: { name: 'tax.pdf', type: 'application/pdf', content: DOCUMENT.toString('base64') },
    }),
  });
  expect(status).toBe(200);
  const id = (await list()).find((signup) => signup.email === email)?.id;
  return v.parse(v.string(), id);
};

type As = { key?: string | null; companyId?: number };
const headersOf = (key: string | null): Record<string, string> =>
  key === null ? newAddress() : { ...newAddress(), 'x-back-office-key': key };
const list = async () => {
  const { body } = await backEnd.get('/signups?company_id=1', { headers: headersOf(KEY) });
  return v.parse(v.object({ signups: v.array(v.looseObject({ id: v.string() })) }), body).signups;
};
const decide = (id: string, body: object, { key = KEY, companyId = 1 }: As = {}) =>
  backEnd.post(`/signups/${id}/decision`, {
    headers: headersOf(key),
    body: { company_id: companyId, ...body },
  });
const mailsTo = async (email: string) =>
  (await mailsOf(backEnd)).filter(({ to, subject }) => to === email && !/Confirm/.test(subject));

const TERMS = { payterm_days: 15, credit_limit: 150, price_percent: -10, price_list_id: 4 };
const APPROVAL = { decision: 'approve', client_id: null, terms: TERMS };
const REFUSAL = { decision: 'refuse', reason: 'We don’t deliver there.' };

test('a sign-up is listed with what was sent, and its document is downloaded', async () => {
  const id = await signUp('listed@ruiz.test');
  expect((await list()).find((signup) => signup.id === id)).toMatchObject({
    email: 'listed@ruiz.test',
    company_name: 'Ruiz Foods',
    contact_name: 'Ana Ruiz',
    tax_id: '12-345',
    state: 'unverified',
    document: 'tax.pdf',
    client: null,
  });
  const response = await fetch(`${backEnd.address}/signups/${id}/document?company_id=1`, {
    headers: headersOf(KEY),
  });
  expect(response.headers.get('content-disposition')).toBe('attachment');
  expect(Buffer.from(await response.arrayBuffer()).equals(DOCUMENT)).toBe(true);
});

test.each<[string, object, object]>([
  ['approved', APPROVAL, { ...APPROVAL, terms: { ...TERMS, credit_limit: 1_000_000 } }],
  ['refused', REFUSAL, { ...REFUSAL, reason: 'No.' }],
])('it is %s once: a repeat changes nothing, another decision is told so', async (name, decision, other) => {
  const email = `${name}@ruiz.test`;
  const id = await signUp(email);
  const both = await Promise.all([decide(id, decision), decide(id, decision)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await decide(id, decision)).status).toBe(200);
  for (const changed of [other, decision === REFUSAL ? APPROVAL : REFUSAL]) {
    expect(await decide(id, changed)).toMatchObject({ status: 409, body: { code: 'decided' } });
  }
  expect((await list()).map((signup) => signup.id)).not.toContain(id);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the decided terms are the new customer’s', async () => {
  const email = 'terms@ruiz.test';
  await decide(await signUp(email), APPROVAL);
  const [mail] = await mailsTo(email);
  const token = /https:\/\/demo\.shop\.test\/activate\/(?<token>[\w-]+)/.exec(mail?.body ?? '')?.groups
    ?.token;
  const body = { company_id: 1, token, password: PASSWORD, is_new_password: false, request_id: randomUUID() };
  expect((await backEnd.post('/users/activate', { body })).status).toBe(200);
  const login = await backEnd.post('/users/login', { body: { email, password: PASSWORD, company_id: 1 } });
  expect(login.body).toMatchObject({ user: { payterm_days: 15, credit_limit: 150, price_list_id: 4 } });
});

test.each<[string, As, number, string]>([
  ['no key', { key: null }, 401, 'unauthorized'],
  ['a wrong key', { key: 'key' }, 401, 'unauthorized'],
  ['the key of another company', { key: 'key of andina' }, 401, 'unauthorized'],
  ['a company without a key', { key: 'undefined', companyId: 3 }, 401, 'unauthorized'],
  ['an unknown company', { companyId: 99 }, 401, 'unauthorized'],
  ['another company with its own key', { key: 'key of andina', companyId: 2 }, 404, 'not_found'],
])('%s: nothing is shown and nothing decided', async (name, as, status, code) => {
  const email = `${name.replaceAll(' ', '-')}@ruiz.test`;
  const id = await signUp(email);
  const { key = KEY, companyId = 1 } = as;
  const headers = headersOf(key);
  const refusal = { status, body: { code } };
  expect(await decide(id, REFUSAL, as)).toMatchObject(refusal);
  expect(await backEnd.get(`/signups/${id}/document?company_id=${companyId}`, { headers })).toMatchObject(
    refusal,
  );
  const listed = await backEnd.get(`/signups?company_id=${companyId}`, { headers });
  expect(listed).toMatchObject(status === 401 ? refusal : { status: 200, body: { signups: [] } });
  expect((await list()).map((signup) => signup.id)).toContain(id);
  expect(await mailsTo(email)).toEqual([]);
});

test('a customer’s own token and the key in the address are no key', async () => {
  const token = await backEnd.login('other@demo.test', 1);
  expect((await backEnd.get('/signups?company_id=1', { token })).status).toBe(401);
  const path = `/signups?company_id=1&key=${encodeURIComponent(KEY)}`;
  expect((await backEnd.get(path)).status).toBe(401);
});

test('keys can’t be guessed, and the right one passes all the same', async () => {
  const headers = newAddress();
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    const guess = { ...headers, 'x-back-office-key': `guess ${at}` };
    statuses.push((await backEnd.get('/signups?company_id=1', { headers: guess })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
  const right = { ...headers, 'x-back-office-key': KEY };
  expect((await backEnd.get('/signups?company_id=1', { headers: right })).status).toBe(200);
});

test('a client of nobody can’t be joined', async () => {
  const id = await signUp('joins@ruiz.test');
  const stranger = await decide(id, { decision: 'approve', client_id: 9_999 });
  expect(stranger).toMatchObject({ status: 422, body: { code: 'unknown_client' } });
  expect((await decide(id, { decision: 'approve', client_id: 120 })).status).toBe(200);
});
