import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { devicesResponse } from '../../src/api/account/accountSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** Where a customer is logged in, as the proxy before the back end tells the country. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({ countryHeader: 'CF-IPCountry' });
});
afterAll(() => backEnd.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';
const MINUTE = 60_000;

const logIn = async (email: string, headers: Record<string, string>, at = backEnd) => {
  const { body, headers: answered } = await at.post('/users/login', {
    body: { email, password: PASSWORD, company_id: 1 },
    headers: { 'user-agent': FIREFOX, ...headers },
  });
  return {
    token: v.parse(sessionResponse, body).token,
    cookie: (answered.get('set-cookie') ?? '').split(';')[0] ?? '',
  };
};
const current = async (token: string, at = backEnd) =>
  v
    .parse(devicesResponse, (await at.get('/users/sessions', { token })).body)
    .sessions.find(({ is_current }) => is_current);

test.each([
  ['US', 'US'],
  ['co', 'CO'],
  ['XX', ''],
  ['T1', ''],
  ['Nowhere', ''],
  ['', ''],
])('the country %j of the proxy is shown as %j', async (said, country) => {
  const { token } = await logIn('buyer@demo.test', { 'cf-ipcountry': said });
  expect(await current(token)).toMatchObject({ device: FIREFOX, country });
});

test('a device that moves says where it was last, and stays where it was known when nothing is said', async () => {
  const { token, cookie } = await logIn('other@demo.test', { 'cf-ipcountry': 'US' });
  backEnd.clock.forward(2 * MINUTE);
  const refresh = (sent: string, headers: Record<string, string>) =>
    backEnd.post('/users/refresh', { body: {}, headers: { cookie: sent, ...headers } });
  const { headers } = await refresh(cookie, { 'cf-ipcountry': 'CA' });
  expect(await current(token)).toMatchObject({ country: 'CA' });
  backEnd.clock.forward(2 * MINUTE);
  await refresh((headers.get('set-cookie') ?? '').split(';')[0] ?? '', {});
  expect(await current(token)).toMatchObject({ country: 'CA' });
});

test('without a configured header no country is believed', async () => {
  const plain = await startBackEnd();
  const { token } = await logIn('buyer@demo.test', { 'cf-ipcountry': 'US' }, plain);
  expect(await current(token, plain)).toMatchObject({ device: FIREFOX, country: '' });
  await plain.close();
});
