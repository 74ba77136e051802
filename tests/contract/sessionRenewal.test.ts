import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** How long a session lasts, and what ends it. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const codeOf = (body: unknown) => v.parse(errorResponse, body).code;
const tokenIn = (body: unknown) => v.parse(sessionResponse, body).token;
const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

const logIn = async (headers: Record<string, string> = {}, server = backEnd) => {
  const body = { email: 'buyer@demo.test', password: PASSWORD, company_id: 1 };
  const response = await server.post('/users/login', { body, headers });
  return { ...response, cookie: cookieIn(response.headers) };
};
const renew = async (cookie: string, headers: Record<string, string> = {}) => {
  const response = await backEnd.post('/users/refresh', { body: {}, headers: { ...headers, cookie } });
  return { ...response, cookie: cookieIn(response.headers) };
};

test('a replaced cookie that is used again ends the session, for whoever holds it', async () => {
  const first = await logIn();
  backEnd.clock.forward(2 * MINUTE);
  const second = await renew(first.cookie);
  expect(second.status).toBe(200);
  expect(second.cookie).not.toBe(first.cookie);
  backEnd.clock.forward(2 * MINUTE);
  const reused = await renew(first.cookie);
  expect([reused.status, codeOf(reused.body)]).toEqual([401, 'token_reused']);
  const rightful = await renew(second.cookie);
  expect([rightful.status, codeOf(rightful.body)]).toEqual([401, 'token_invalid']);
  expect((await backEnd.get('/payment_settings', { token: tokenIn(second.body) })).status).toBe(401);
});

test('two tabs that renew at once, and a lost answer, get the same successor for a minute', async () => {
  const { cookie } = await logIn();
  backEnd.clock.forward(2 * MINUTE);
  const tabs = await Promise.all([renew(cookie), renew(cookie), renew(cookie)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(1);
  backEnd.clock.forward(50 * SECOND);
  // Reloads within the minute don't replace the successor, so that a late answer of the first isn't two behind.
  const reloaded = await renew(tabs[0]?.cookie ?? '');
  const late = await renew(cookie);
  expect([reloaded.status, late.status]).toEqual([200, 200]);
  backEnd.clock.forward(20 * SECOND);
  expect((await renew(reloaded.cookie)).status).toBe(200);
});

test('a session ends 90 days after the login, however much it is used', async () => {
  let { cookie, body, headers } = await logIn();
  for (let days = 0; days < 80; days += 20) {
    backEnd.clock.forward(20 * DAY);
    ({ cookie, body, headers } = await renew(cookie));
  }
  // 10 days are left: the cookie doesn't last longer than the session.
  expect(headers.get('set-cookie')).toContain(`Max-Age=${(10 * DAY) / SECOND};`);
  backEnd.clock.forward(10 * DAY - MINUTE);
  const last = await renew(cookie);
  const { token, expires_at } = v.parse(sessionResponse, last.body);
  expect(expires_at).toBe(backEnd.clock.read().getTime() + MINUTE);
  backEnd.clock.forward(MINUTE);
  expect((await backEnd.get('/payment_settings', { token })).status).toBe(401);
  expect((await renew(last.cookie)).status).toBe(401);
  expect(tokenIn(body)).not.toBe('');
});

test('an access token alone gets no cookie, and with its session’s cookie a new one', async () => {
  const { body, cookie } = await logIn();
  const token = tokenIn(body);
  const bare = await backEnd.post('/users/refresh', { token, body: {} });
  expect([bare.status, cookieIn(bare.headers)]).toEqual([200, '']);
  const other = await logIn();
  const foreign = await backEnd.post('/users/refresh', {
    token,
    body: {},
    headers: { cookie: other.cookie },
  });
  expect([foreign.status, cookieIn(foreign.headers)]).toEqual([200, '']);
  const own = await backEnd.post('/users/refresh', { token, body: {}, headers: { cookie } });
  expect(cookieIn(own.headers)).toMatch(/^portal_session=.+/);
});

test('over HTTPS the cookie is bound to its host, and one without the prefix is not read', async () => {
  const secure = { 'x-forwarded-proto': 'https' };
  const { headers, cookie } = await logIn(secure);
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-portal_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await renew(cookie, secure)).status).toBe(200);
  const unbound = await renew(cookie.replace('__Host-', ''), secure);
  expect([unbound.status, codeOf(unbound.body)]).toEqual([401, 'token_missing']);
});

test('a link logs in for a day, and again and again where it may', async () => {
  const link = (await backEnd.app.linkToken(1, 'buyer@demo.test')) ?? '';
  const open = () => backEnd.post('/users/refresh', { token: link, body: {} });
  const first = await open();
  expect(cookieIn(first.headers)).toMatch(/^portal_session=.+/);
  backEnd.clock.forward(23 * 60 * MINUTE);
  expect((await open()).status).toBe(200);
  backEnd.clock.forward(2 * 60 * MINUTE);
  const late = await open();
  expect([late.status, codeOf(late.body)]).toEqual([401, 'token_expired']);
});

test('a link that may be used once opens one session, also when its answer was lost', async () => {
  const strict = await startBackEnd({ userLinks: { isUsedOnce: true, hours: 48 } });
  const link = (await strict.app.linkToken(1, 'buyer@demo.test')) ?? '';
  const open = () => strict.post('/users/refresh', { token: link, body: {} });
  const sessionOf = (body: unknown): unknown =>
    JSON.parse(Buffer.from(tokenIn(body).split('.')[1] ?? '', 'base64url').toString()).session_id;
  const [first, repeated] = await Promise.all([open(), open()]);
  expect([first.status, repeated.status]).toEqual([200, 200]);
  expect(sessionOf(repeated.body)).toBe(sessionOf(first.body));
  strict.clock.forward(61 * SECOND);
  const again = await open();
  expect([again.status, codeOf(again.body)]).toEqual([401, 'link_spent']);
  await strict.close();
});

test('links and tokens are never logged', async () => {
  const lines: string[] = [];
  const logging = await startBackEnd({ log: 'info', logStream: { write: (line) => lines.push(line) } });
  const { cookie, body } = await logIn({}, logging);
  const token = tokenIn(body);
  const link = (await logging.app.linkToken(1, 'buyer@demo.test')) ?? '';
  await logging.post('/users/refresh', { token: link, body: {}, headers: { cookie } });
  const { body: history } = await logging.get('/transactions', { token });
  const [, encrypted = ''] = /"encrypted_id":"([^"]+)"/.exec(JSON.stringify(history)) ?? [];
  await fetch(`${logging.address}/documents/order/${encrypted}.pdf?lang=en`);
  // A link that somebody opens at the back end by mistake.
  await logging.get(`/store/${link}`);
  await logging.close();
  const log = lines.join('');
  expect(log).toContain('/documents/:kind/:file');
  const secrets = { link, token, cookie: cookie.split('=')[1] ?? '', encrypted };
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 40, log.includes(secret)]).toEqual([name, true, false]);
    expect(log).not.toContain(secret.split('.').at(-1));
  }
});
