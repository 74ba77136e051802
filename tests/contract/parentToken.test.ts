import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parentTokenResponse } from '../../src/api/access/parentTokenSchema.ts';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { devicesResponse } from '../../src/api/account/accountSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

/** An app that shows the portal to its own users gets tokens by the company's key. */

const KEY = 'key of the back office of demo';
let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({ backOfficeKeys: { demo: KEY, andina: 'key of the back office of andina' } });
});
afterAll(() => backEnd.close());

const ask = (changes: object = {}, key: string | null = KEY) =>
  backEnd.post('/users/token', {
    body: { company_id: 1, email: 'buyer@demo.test', app: 'FieldDesk', ...changes },
    headers: key === null ? {} : { 'x-back-office-key': key },
  });

const tokenOf = async (changes: object = {}): Promise<string> =>
  v.parse(parentTokenResponse, (await ask(changes)).body).token;

const sessionsOf = async (token: string) => {
  const { body } = await backEnd.get('/users/sessions', { token, company: 'demo' });
  return v.parse(devicesResponse, body).sessions;
};

test('a token of a customer opens the portal’s session, and the app has one session', async () => {
  const first = await tokenOf();
  const second = await tokenOf({ email: 'BUYER@demo.test' });
  const opened = await backEnd.post('/users/refresh', { token: first, company: 'demo', body: {} });
  expect(v.parse(sessionResponse, opened.body).user.email).toBe('buyer@demo.test');
  expect(opened.headers.get('set-cookie')).toBeNull();
  expect((await sessionsOf(second)).filter(({ device }) => device === 'FieldDesk')).toHaveLength(1);
  const other = await tokenOf({ app: 'Route planner' });
  expect((await sessionsOf(other)).map(({ device }) => device)).toEqual(
    expect.arrayContaining(['FieldDesk', 'Route planner']),
  );
});

test('a token lasts fifteen minutes, and the session as long as the app uses it', async () => {
  const token = await tokenOf();
  backEnd.clock.forward(16 * 60_000);
  expect((await backEnd.get('/transactions', { token, company: 'demo' })).status).toBe(401);
  expect((await backEnd.get('/transactions', { token: await tokenOf(), company: 'demo' })).status).toBe(200);
  backEnd.clock.forward(40 * 24 * 3_600_000);
  expect((await backEnd.get('/transactions', { token: await tokenOf(), company: 'demo' })).status).toBe(200);
});

test.each<[string, object, string | null, number, string]>([
  ['no key', {}, null, 401, 'unauthorized'],
  ['a wrong key', {}, 'key of nobody at all', 401, 'unauthorized'],
  ['the key of another company', {}, 'key of the back office of andina', 401, 'unauthorized'],
  ['a company without a key', { company_id: 3 }, KEY, 401, 'unauthorized'],
  ['an e-mail of no customer', { email: 'nobody@demo.test' }, KEY, 422, 'unknown_customer'],
  ['a customer of another company', { email: 'comprador@andina.test' }, KEY, 422, 'unknown_customer'],
  ['no name of the app', { app: ' ' }, KEY, 400, 'invalid_request'],
])('%s gets no token', async (_name, changes, key, status, code) => {
  const answer = await ask(changes, key);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, code });
});
