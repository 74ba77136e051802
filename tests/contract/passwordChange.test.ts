import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** A new password ends what the old one opened, also what it opens at the same moment. */

let backEnd: BackEnd;

beforeAll(async () => {
  // A hash takes some milliseconds, so that logins wait for each other.
  backEnd = await startBackEnd({ passwordCost: { cost: 2 ** 13, parallel: 1 } });
});
afterAll(() => backEnd.close());

const EMAIL = 'buyer@demo.test';

const change = (token: string, newPassword: string, from = '203.0.113.1') =>
  backEnd.post('/users/changePassword', {
    token,
    body: { email: EMAIL, password: PASSWORD, newPassword, company_id: 1 },
    headers: { 'x-forwarded-for': from },
  });
const logIn = (password: string, from: string) =>
  backEnd.post('/users/login', {
    body: { email: EMAIL, password, company_id: 1 },
    headers: { 'x-forwarded-for': from },
  });
const opensOf = (token: string) => backEnd.get('/payment_settings', { token });

test('of two changes at once one counts, and logins with the old password that wait meanwhile open nothing', async () => {
  const token = await backEnd.login(EMAIL, 1);
  const changing = [change(token, 'Second#2026'), change(token, 'Third#2026', '203.0.113.3')];
  const logins = Array.from({ length: 8 }, () => logIn(PASSWORD, '203.0.113.2'));
  const changes = await Promise.all(changing);
  expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const opened = (await Promise.all(logins)).filter(({ status }) => status === 200);
  for (const { body } of opened) {
    expect((await opensOf(v.parse(sessionResponse, body).token)).status).toBe(401);
  }
  const [newPassword, refused] =
    changes[0]?.status === 200 ? ['Second#2026', 'Third#2026'] : ['Third#2026', 'Second#2026'];
  expect((await logIn(newPassword, '203.0.113.4')).status).toBe(200);
  expect((await logIn(refused, '203.0.113.4')).status).toBe(401);
  const kept = changes.find(({ status }) => status === 200);
  expect((await opensOf(v.parse(sessionResponse, kept?.body).token)).status).toBe(200);
});

test('a change that is refused because too many wait doesn’t count as a wrong password', async () => {
  const busy = await startBackEnd({
    passwordCost: { cost: 2 ** 15, parallel: 3 },
    hashLimits: { perAddress: 1 },
    loginLimits: { perAccountAndAddress: { most: 2, window: 60_000 } },
  });
  const change = async (token: string, password: string) => {
    const body = { email: EMAIL, password, newPassword: 'Second#2026', company_id: 1 };
    return busy.post('/users/changePassword', { token, body });
  };
  // The seeds' hashes take no time; the new one does.
  const changed = await change(await busy.login(EMAIL, 1), PASSWORD);
  const { token } = v.parse(sessionResponse, changed.body);
  const guess = async () => (await change(token, 'Wrong#2026')).status;
  expect((await Promise.all([guess(), guess()])).toSorted()).toEqual([422, 429]);
  expect([await guess(), await guess()]).toEqual([422, 429]);
  await busy.close();
});
