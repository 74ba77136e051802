import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveCaptcha } from '../../host-demo/solveCaptcha.ts';
import type { CaptchaAction } from '../../src/api/access/captchaSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** ALTCHA: who is asked for it, and what a solution is good for. */

let backEnd: BackEnd;
let other: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ captcha: { kind: 'altcha', cost: 1 } });
  other = await startBackEnd({ captcha: { kind: 'altcha', cost: 1 } });
});
afterAll(() => Promise.all([backEnd.close(), other.close()]));

let network = 0;
const newAddress = () => {
  network += 1;
  return `198.51.100.${network}`;
};

type Login = { email?: string; password?: string; from?: string; token?: string | null };
const answer = v.object({ code: v.optional(v.string()), captcha: v.optional(v.boolean(), false) });

const logIn = async ({ email = 'buyer@demo.test', password = PASSWORD, from, token = null }: Login) => {
  const { status, body } = await backEnd.post('/users/login', {
    headers: { 'x-forwarded-for': from ?? newAddress() },
    body: { email, password, company_id: 1, recaptchaToken: token },
  });
  const { code, captcha } = v.parse(answer, body);
  return { status, code, captcha };
};
const solve = (action: CaptchaAction, company = 1) => solveCaptcha(backEnd.address, company, action);
const forgot = async (token: string | null) => {
  const { status, body } = await backEnd.post('/users/forgot', {
    headers: { 'x-forwarded-for': newAddress() },
    body: { company_id: 1, email: `a${network}@demo.test`, language: 'en', recaptchaToken: token },
  });
  return [status, v.parse(answer, body).code];
};

const REQUIRED = [422, 'captcha_required'];
const FAILED = [422, 'recaptcha_failed'];
const WRONG = { status: 401, code: 'invalid_credentials' };

test('from the third failed login of an account on it is asked for, and the answer says so, whether or not the account exists', async () => {
  for (const email of ['cash@demo.test', 'nobody@demo.test']) {
    expect(await logIn({ email, password: 'no' })).toEqual({ ...WRONG, captcha: false });
    expect(await logIn({ email, password: 'no' })).toEqual({ ...WRONG, captcha: false });
    expect(await logIn({ email, password: 'no' })).toEqual({ ...WRONG, captcha: true });
    expect(await logIn({ email, password: 'no' })).toMatchObject({ status: 422, code: 'captcha_required' });
    expect(await logIn({ email, password: 'no', token: await solve('login') })).toEqual({
      ...WRONG,
      captcha: true,
    });
  }
  expect(await logIn({ email: 'cash@demo.test', token: await solve('login') })).toMatchObject({
    status: 200,
  });
});

test('from the third failed login of an address on it is asked for, whatever the account', async () => {
  const from = newAddress();
  for (const [at, email] of ['a@demo.test', 'b@demo.test', 'c@demo.test'].entries()) {
    expect(await logIn({ email, password: 'no', from })).toMatchObject({ ...WRONG, captcha: at === 2 });
  }
  expect(await logIn({ from })).toMatchObject({ status: 422, code: 'captcha_required' });
  expect(await logIn({ from, token: await solve('login') })).toMatchObject({ status: 200 });
  expect(await logIn({}), 'from another address').toMatchObject({ status: 200 });
});

test('an attempt without the captcha that it needs isn’t counted, and one with a wrong captcha is', async () => {
  const strict = await startBackEnd({
    captcha: { kind: 'altcha', cost: 1 },
    loginLimits: { perAddress: { most: 5, window: 60_000 } },
  });
  const send = async (recaptchaToken: string | null, password = PASSWORD) => {
    const body = { email: 'buyer@demo.test', password, company_id: 1, recaptchaToken };
    return (await strict.post('/users/login', { body })).status;
  };
  for (let at = 0; at < 3; at += 1) expect(await send(null, 'no')).toBe(401);
  for (let at = 0; at < 8; at += 1) expect(await send(null)).toBe(422);
  expect([await send('forged'), await send('forged'), await send('forged')]).toEqual([422, 422, 429]);
  await strict.close();
});

test('challenges are limited for an address', async () => {
  const ask = async (from: string) =>
    backEnd.post('/captcha', {
      headers: { 'x-forwarded-for': from },
      body: { company_id: 1, action: 'login' },
    });
  const from = newAddress();
  for (let at = 0; at < 60; at += 1) expect((await ask(from)).status).toBe(200);
  const refused = await ask(from);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await ask(newAddress())).status).toBe(200);
});

test('a password reset and a sign-up always need one', async () => {
  expect(await forgot(null)).toEqual(REQUIRED);
  expect(await forgot(await solve('reset'))).toEqual([200, undefined]);
  const signup = (recaptchaToken: string | null) =>
    backEnd.post('/users/signup', {
      headers: { 'x-forwarded-for': newAddress() },
      body: {
        request_id: randomUUID(),
        company_id: 1,
        email: 'new@customer.test',
        password: 'Nuevo#2026',
        contact_name: 'Ana',
        company_name: 'Ruiz Foods',
        tax_id: '1',
        phone: '1',
        address: '12 Main St',
        city: 'Miami',
        state: 'FL',
        zipcode: '33101',
        country: 'US',
        customer_code: '',
        language: 'es',
        recaptchaToken,
      },
    });
  expect((await signup(null)).body).toMatchObject({ code: 'captcha_required' });
  expect((await signup(await solve('signup'))).status).toBe(200);
});

test('requests without one use nothing of the limit of an e-mail', async () => {
  const ask = (token: string | null) =>
    backEnd.post('/users/forgot', {
      headers: { 'x-forwarded-for': newAddress() },
      body: { company_id: 1, email: 'victim@demo.test', language: 'en', recaptchaToken: token },
    });
  for (let count = 0; count < 8; count += 1) expect((await ask(null)).status).toBe(422);
  expect((await ask(await solve('reset'))).status).toBe(200);
});

test('a solution counts once, also when it is sent twice at a time', async () => {
  const token = await solve('reset');
  const answers = await Promise.all([forgot(token), forgot(token), forgot(token)]);
  expect(answers.toSorted(([one], [two]) => Number(one) - Number(two))).toEqual([
    [200, undefined],
    REQUIRED,
    REQUIRED,
  ]);
  expect(await forgot(token)).toEqual(REQUIRED);
});

type Solved = {
  challenge: { parameters: { keyPrefix: string; data: { company: number } }; signature: string };
  solution: { counter: number; derivedKey: string };
};
const change = (token: string, edit: (solved: Solved) => void): string => {
  const solved: Solved = JSON.parse(atob(token));
  edit(solved);
  return btoa(JSON.stringify(solved));
};

test.each<[string, (token: string) => string]>([
  ['no token at all', () => 'x'],
  ['another text', () => btoa('{}')],
  ['a list', () => btoa('[]')],
  [
    'a guessed key',
    (token) =>
      change(token, ({ solution }) => {
        solution.derivedKey = createHash('sha256').update('guess').digest('hex');
      }),
  ],
  [
    'an easier challenge',
    (token) =>
      change(token, ({ challenge }) => {
        challenge.parameters.keyPrefix = '0';
      }),
  ],
  [
    'a changed company',
    (token) =>
      change(token, ({ challenge }) => {
        challenge.parameters.data.company = 2;
      }),
  ],
  [
    'a forged signature',
    (token) =>
      change(token, ({ challenge }) => {
        challenge.signature = '0'.repeat(64);
      }),
  ],
])('%s is refused', async (_, forge) => {
  expect(await forgot(forge(await solve('reset')))).toEqual(FAILED);
});

test('a solution for another company, action or back end is refused', async () => {
  expect(await forgot(await solve('reset', 2))).toEqual(FAILED);
  expect(await forgot(await solve('signup'))).toEqual(FAILED);
  expect(await forgot(await solveCaptcha(other.address, 1, 'reset'))).toEqual(FAILED);
});

test('a challenge is refused for an unknown company, an unknown action, and where there is none', async () => {
  const ask = (to: BackEnd, body: object) => to.post('/captcha', { body }).then(({ status }) => status);
  expect(await ask(backEnd, { company_id: 999, action: 'login' })).toBe(404);
  expect(await ask(backEnd, { company_id: 1, action: 'order' })).toBe(400);
  const without = await startBackEnd();
  expect(await ask(without, { company_id: 1, action: 'login' })).toBe(404);
  await without.close();
});

test('a solution that is too old is needed anew, and a while after the failed logins none is needed', async () => {
  const token = await solve('reset');
  backEnd.clock.forward(60 * 60_000);
  expect(await forgot(token)).toEqual(REQUIRED);
  expect(await logIn({ email: 'cash@demo.test' })).toMatchObject({ status: 200 });
});
