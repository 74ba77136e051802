import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalServer } from '../../host-demo/portalServer.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** What wrong logins may do: to whoever sends them, and to nobody else. */

let backEnd: BackEnd;
let portal: Awaited<ReturnType<typeof createPortalServer>>;

beforeAll(async () => {
  backEnd = await startBackEnd();
  portal = await createPortalServer({
    folder: new URL('file:///nowhere/'),
    backend: backEnd.address,
    parents: [],
    development: 'http://127.0.0.1:9',
  });
});
afterAll(async () => {
  await portal.close();
  await backEnd.close();
});

const codeOf = (body: unknown) => v.parse(errorResponse, body).code;

type Login = { email?: string; password?: string; from?: string; recaptchaToken?: string };

/** `from`: the address that the trusted proxy reports. */
const logIn = ({ email = 'buyer@demo.test', password = 'no', from, recaptchaToken }: Login, to = backEnd) =>
  to.post('/users/login', {
    body: { email, password, company_id: 1, recaptchaToken },
    headers: from ? { 'x-forwarded-for': from } : {},
  });

const statusesOf = async (logins: Promise<{ status: number }>[]) =>
  (await Promise.all(logins)).map(({ status }) => status);

test('forty wrong logins at once don’t delay those who are logged in, and most are refused', async () => {
  const real = await startBackEnd({ passwordCost: { cost: 2 ** 15, parallel: 3 } });
  const token = await real.login('buyer@demo.test', 1);
  let checked = 0;
  const wrong = Array.from({ length: 40 }, async (_, index) => {
    const response = await logIn({ email: `nobody${index}@demo.test` }, real);
    if (response.status === 401) checked += 1;
    return response;
  });
  for (let count = 0; count < 3; count += 1)
    expect((await real.get('/payment_settings', { token })).status).toBe(200);
  // All 8 when every hash occupied a thread that tokens were verified in.
  expect(checked).toBeLessThan(8);
  const statuses = await statusesOf(wrong);
  expect(statuses.filter((status) => status === 401)).toHaveLength(8);
  expect(statuses.filter((status) => status === 429)).toHaveLength(32);
  await real.close();
});

test('through the portal’s proxy a changing X-Forwarded-For doesn’t bypass the limit', async () => {
  const attempt = async (count: number) => {
    const { statusCode, headers } = await portal.inject({
      method: 'POST',
      url: '/backend/users/login',
      remoteAddress: '203.0.113.7',
      headers: {
        'x-forwarded-for': `198.51.100.${count}`,
        forwarded: `for=198.51.100.${count}`,
        'x-forwarded-host': 'evil.test',
      },
      payload: { email: 'group@demo.test', password: 'no', company_id: 1 },
    });
    return { statusCode, wait: Number(headers['retry-after']) };
  };
  for (let count = 0; count < 10; count += 1) expect((await attempt(count)).statusCode).toBe(401);
  const { statusCode, wait } = await attempt(10);
  expect([statusCode, wait > 0]).toEqual([429, true]);
  // The customer, at another address, isn't locked out.
  const right = { email: 'group@demo.test', password: PASSWORD };
  expect((await logIn({ ...right, from: '203.0.113.8' })).status).toBe(200);
});

test('an address has 60 wrong logins a minute in all, an IPv6 network as much as one address', async () => {
  for (let count = 0; count < 60; count += 1) {
    const from = count % 2 === 0 ? '2001:db8:0:1::1' : `2001:db8:0:1:${count}::2`;
    expect((await logIn({ email: `guess${count}@demo.test`, from })).status).toBe(401);
  }
  const blocked = await logIn({ email: 'other@demo.test', from: '2001:db8:0:1:ffff::3' });
  expect([blocked.status, codeOf(blocked.body)]).toEqual([429, 'too_many_attempts']);
  expect((await logIn({ email: 'other@demo.test', from: '2001:db8:0:2::1' })).status).toBe(401);
});

test('a customer whose account others have tried is slowed down, never locked out', async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const slow = await startBackEnd({ loginLimits: { delay: 400, wait } });
  for (let count = 0; count < 5; count += 1) {
    expect((await logIn({ from: `198.51.100.${count}` }, slow)).status).toBe(401);
  }
  expect(waits).toEqual([]);
  expect((await logIn({ password: PASSWORD, from: '203.0.113.9' }, slow)).status).toBe(200);
  expect(waits).toEqual([400]);
  slow.clock.forward(15 * 60_000);
  expect((await logIn({ password: PASSWORD, from: '203.0.113.9' }, slow)).status).toBe(200);
  expect(waits).toEqual([400]);
  await slow.close();
});

test('where a captcha is configured for suspicious accounts, only those need one', async () => {
  const service = createHttpServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => response.end(JSON.stringify({ success: text.includes('response=human') })));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/verify`;
  const guarded = await startBackEnd({
    captcha: { kind: 'recaptcha', secret: 'key', verifyUrl, neededBy: 'suspicious' },
    loginLimits: { delay: 60_000 },
  });
  expect((await logIn({ password: PASSWORD }, guarded)).status).toBe(200);
  for (let count = 0; count < 3; count += 1) {
    expect((await logIn({ from: `198.51.100.${count}` }, guarded)).status).toBe(401);
  }
  const right = { password: PASSWORD, from: '203.0.113.9' };
  const without = await logIn(right, guarded);
  expect([without.status, codeOf(without.body)]).toEqual([422, 'captcha_required']);
  const robot = await logIn({ ...right, recaptchaToken: 'robot' }, guarded);
  expect([robot.status, codeOf(robot.body)]).toEqual([422, 'recaptcha_failed']);
  expect((await logIn({ ...right, recaptchaToken: 'human' }, guarded)).status).toBe(200);
  expect((await logIn({ ...right, email: 'other@demo.test' }, guarded)).status).toBe(200);
  await guarded.close();
  service.close();
});
