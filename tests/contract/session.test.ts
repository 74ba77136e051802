import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY } from '../support/backEnd/outbox.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const credentials = (email: string, password = PASSWORD, company_id = 1) => ({ email, password, company_id });
const codeOf = (body: unknown) => v.parse(errorResponse, body).code;
const session = (body: unknown) => v.parse(sessionResponse, body);
const cookieOf = (headers: Headers) => headers.get('set-cookie') ?? '';
const cookieToSend = (headers: Headers) => cookieOf(headers).split(';')[0] ?? '';
const refresh = (headers: Record<string, string> = {}) =>
  backEnd.post('/users/refresh', { body: {}, headers });

test('a wrong password and an unknown e-mail get the same response', async () => {
  const wrong = await backEnd.post('/users/login', { body: credentials('buyer@demo.test', 'Wrong#2026') });
  const unknown = await backEnd.post('/users/login', { body: credentials('nobody@demo.test') });
  const elsewhere = await backEnd.post('/users/login', { body: credentials('buyer@demo.test', PASSWORD, 2) });
  for (const { status, body } of [wrong, unknown, elsewhere]) {
    expect([status, body]).toEqual([401, wrong.body]);
  }
  expect(codeOf(wrong.body)).toBe('invalid_credentials');
});

test('ten wrong passwords in a minute block the login of this e-mail for a minute', async () => {
  const attempt = (email: string, password: string) =>
    backEnd.post('/users/login', { body: credentials(email, password) });
  const statuses = [];
  for (let count = 0; count < 10; count += 1) statuses.push((await attempt('maxed@demo.test', 'no')).status);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
  const blocked = await attempt('maxed@demo.test', PASSWORD);
  expect([blocked.status, codeOf(blocked.body)]).toEqual([429, 'too_many_attempts']);
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await attempt('group@demo.test', PASSWORD)).status).toBe(200);
  backEnd.clock.forward(MINUTE);
  expect((await attempt('maxed@demo.test', PASSWORD)).status).toBe(200);
});

test('parallel wrong passwords are limited too', async () => {
  const attempt = async () => {
    const { status } = await backEnd.post('/users/login', { body: credentials('cash@demo.test', 'no') });
    return status;
  };
  const statuses = await Promise.all(Array.from({ length: 30 }, attempt));
  // Of those at once some may find the queue for hashes full, which counts nothing.
  for (let count = 0; count < 10; count += 1) statuses.push(await attempt());
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('a token is valid for 15 minutes and can be renewed before that', async () => {
  const token = await backEnd.login('buyer@demo.test', 1);
  backEnd.clock.forward(14 * MINUTE);
  const renewed = await backEnd.post('/users/refresh', { token, body: {} });
  expect(renewed.status).toBe(200);
  backEnd.clock.forward(2 * MINUTE);
  const late = await backEnd.get('/payment_settings', { token });
  expect([late.status, codeOf(late.body)]).toEqual([401, 'token_expired']);
  const again = await backEnd.post('/users/refresh', { token, body: {} });
  expect([again.status, codeOf(again.body)]).toEqual([401, 'token_expired']);
  expect((await backEnd.get('/payment_settings', { token: session(renewed.body).token })).status).toBe(200);
});

test('a standalone portal gets an HttpOnly cookie that renews the session for 30 days', async () => {
  const { headers } = await backEnd.post('/users/login', { body: credentials('buyer@demo.test') });
  expect(cookieOf(headers)).toMatch(
    /^portal_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  backEnd.clock.forward(29 * DAY);
  const refreshed = await refresh({ cookie: cookieToSend(headers) });
  expect(session(refreshed.body).user.email).toBe('buyer@demo.test');
  expect(cookieToSend(refreshed.headers)).not.toBe(cookieToSend(headers));
  backEnd.clock.forward(29 * DAY);
  expect((await refresh({ cookie: cookieToSend(refreshed.headers) })).status).toBe(200);
  backEnd.clock.forward(31 * DAY);
  const expired = await refresh({ cookie: cookieToSend(refreshed.headers) });
  expect(expired.status).toBe(401);
  expect(cookieOf(expired.headers)).toMatch(/^portal_session=;/);
});

test('an embedded portal, a foreign page and a sibling site can’t get, use or remove the cookie', async () => {
  const firstLogin = await backEnd.post('/users/login', { body: credentials('buyer@demo.test') });
  for (const foreign of [
    { 'x-portal-embedded': '1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://sibling.portal.test' },
    { origin: 'http://evil.test' },
  ]) {
    const { status, headers } = await backEnd.post('/users/login', {
      body: credentials('buyer@demo.test'),
      headers: foreign,
    });
    expect([status, cookieOf(headers)]).toEqual([200, '']);
    const refreshed = await refresh({ ...foreign, cookie: cookieToSend(firstLogin.headers) });
    expect([refreshed.status, codeOf(refreshed.body)]).toEqual([401, 'token_missing']);
    const loggedOut = await backEnd.post('/users/logout', {
      body: {},
      headers: { ...foreign, cookie: cookieToSend(firstLogin.headers) },
    });
    expect([cookieOf(refreshed.headers), cookieOf(loggedOut.headers)]).toEqual(['', '']);
  }
  const own = { 'sec-fetch-site': 'same-origin', cookie: cookieToSend(firstLogin.headers) };
  expect((await refresh(own)).status).toBe(200);
});

test.each([
  ['https://portal.test', true],
  ['http://portal.test', false],
  ['https://sibling.portal.test', false],
  ['null', false],
])(
  'an older browser, which sends no more than the origin %s, gets the cookie of https://portal.test: %s',
  async (origin, gets) => {
    const { headers } = await backEnd.post('/users/login', {
      body: credentials('buyer@demo.test'),
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.test', origin },
    });
    expect(cookieOf(headers).startsWith('__Host-portal_session=')).toBe(gets);
  },
);

test('a logout ends the session and deletes the cookie', async () => {
  const { headers, body } = await backEnd.post('/users/login', { body: credentials('buyer@demo.test') });
  const { token } = session(body);
  const logout = await backEnd.post('/users/logout', {
    token,
    body: {},
    headers: { cookie: cookieToSend(headers) },
  });
  expect(cookieOf(logout.headers)).toMatch(/^portal_session=;/);
  expect(codeOf((await refresh({ cookie: cookieToSend(headers) })).body)).toBe('token_invalid');
  expect(codeOf((await backEnd.post('/users/refresh', { token, body: {} })).body)).toBe('token_invalid');
});

test('a logout that comes after the next login ends its own session only', async () => {
  const first = await backEnd.post('/users/login', { body: credentials('buyer@demo.test') });
  const second = await backEnd.post('/users/login', { body: credentials('junior@demo.test') });
  const { token } = session(first.body);
  const cookie = cookieToSend(second.headers);
  const logout = await backEnd.post('/users/logout', { token, body: {}, headers: { cookie } });
  expect([logout.status, cookieOf(logout.headers)]).toEqual([200, '']);
  expect(codeOf((await backEnd.post('/users/refresh', { token, body: {} })).body)).toBe('token_invalid');
  expect(session((await refresh({ cookie })).body).user.email).toBe('junior@demo.test');
});

test('a user link logs in until the password changes; a new password ends every other session', async () => {
  const link = await backEnd.app.linkToken(1, 'Junior@demo.test');
  const byLink = session((await backEnd.post('/users/refresh', { token: link, body: {} })).body);
  expect(byLink.user.email).toBe('junior@demo.test');
  expect((await backEnd.get('/payment_settings', { token: link })).status).toBe(401);
  expect(await backEnd.app.linkToken(1, 'nobody@demo.test')).toBeNull();

  const token = await backEnd.login('junior@demo.test', 1);
  const change = (password: string, newPassword: string, email = 'junior@demo.test') =>
    backEnd.post('/users/changePassword', { token, body: { email, password, newPassword, company_id: 1 } });
  const wrong = await change('Wrong#2026', 'Better#2026');
  expect([wrong.status, codeOf(wrong.body)]).toEqual([422, 'invalid_credentials']);
  for (const weak of [
    'Ab#1',
    'lowercase#1',
    'UPPERCASE#1',
    'NoDigits#',
    'NoSymbol1',
    'With #Space1',
    `A#1${'a'.repeat(98)}`,
  ]) {
    const response = await change(PASSWORD, weak);
    expect([weak, response.status, codeOf(response.body)]).toEqual([weak, 422, 'weak_password']);
  }
  const foreign = await change(PASSWORD, 'Better#2026', 'buyer@demo.test');
  expect([foreign.status, codeOf(foreign.body)]).toEqual([403, 'not_yours']);

  const changed = session((await change(PASSWORD, 'Better#2026')).body);
  expect((await backEnd.get('/payment_settings', { token: changed.token })).status).toBe(200);
  for (const old of [token, byLink.token, link]) {
    expect((await backEnd.post('/users/refresh', { token: old, body: {} })).status).toBe(401);
  }
  expect((await backEnd.post('/users/login', { body: credentials('junior@demo.test') })).status).toBe(401);
  await backEnd.login('junior@demo.test', 1, 'Better#2026');
});

test('e-mails and links are given out only by a back end that was started for a demo', async () => {
  const ask = (server: BackEnd) =>
    Promise.all([
      server.get('/demo/outbox?company_id=1', { headers: { 'x-demo-key': DEMO_KEY } }),
      server.post('/demo/link', { body: credentials('buyer@demo.test') }),
    ]);
  expect((await ask(backEnd)).map(({ status }) => status)).toEqual([404, 404]);
  const perAccountAndAddress = { most: 1, window: 60_000 };
  const demo = await startBackEnd({
    demoKey: DEMO_KEY,
    issuesDemoLinks: true,
    loginLimits: { perAccountAndAddress },
  });
  const [mails, given] = await ask(demo);
  expect(mails.status).toBe(200);
  const { token: link } = v.parse(v.object({ token: v.string() }), given.body);
  expect((await demo.post('/users/refresh', { token: link, body: {} })).status).toBe(200);
  const guess = () => demo.post('/demo/link', { body: credentials('buyer@demo.test', 'no') });
  expect([(await guess()).status, (await guess()).status]).toEqual([401, 429]);
  await demo.close();
});

test('with a configured key, a login requires a reCAPTCHA token that the service accepts', async () => {
  const recaptchaRequests: string[] = [];
  const service = createHttpServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => recaptchaRequests.push(chunk));
    request.on('end', () =>
      response.end(JSON.stringify({ success: recaptchaRequests.at(-1)?.includes('response=human') })),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const boundAddress: AddressInfo | string | null = service.address();
  const port = boundAddress !== null && typeof boundAddress !== 'string' ? boundAddress.port : 0;
  const guarded = await startBackEnd({
    captcha: { kind: 'recaptcha', secret: 'key', verifyUrl: `http://127.0.0.1:${port}/verify` },
  });
  try {
    const login = async (recaptchaToken: string | null) => {
      const { status } = await guarded.post('/users/login', {
        body: { ...credentials('buyer@demo.test'), recaptchaToken },
      });
      return status;
    };
    expect(await login(null)).toBe(422);
    expect(await login('robot')).toBe(422);
    expect(await login('human')).toBe(200);
    expect(recaptchaRequests.at(-1)).toContain('secret=key');
  } finally {
    await guarded.close();
    service.close();
  }
});
