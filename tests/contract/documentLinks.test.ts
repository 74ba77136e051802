import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentIds } from '../../host-demo/server/session/documentIds.ts';
import { transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createKeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { PASSWORD, smallTenants } from '../support/backEnd/tenants.ts';

/** PDF links give access without a session, so they end. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({ portalOf: (alias) => `https://${alias}.portal.test` });
});
afterAll(() => backEnd.close());

const DAY = 24 * 60 * 60_000;
const codeOf = (body: unknown) => v.parse(errorResponse, body).code;

const linkOf = async (token: string, server = backEnd) => {
  const { body } = await server.get('/transactions?kind=order&page_size=1', { token });
  const [order] = v.parse(transactionsResponse, body).transactions;
  return `/documents/order/${order?.encrypted_id}.pdf`;
};
/** As a browser opens it. */
const open = async (path: string, server = backEnd) => {
  const response = await fetch(server.address + path, { headers: { accept: 'text/html,*/*;q=0.8' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('a link works for 30 days, then a page says in the reader’s language that it has expired', async () => {
  const link = await linkOf(await backEnd.login('buyer@demo.test', 1));
  backEnd.clock.forward(30 * DAY);
  expect((await open(link)).status).toBe(200);
  backEnd.clock.forward(DAY);
  const languages = {
    en: 'This link is no longer valid',
    es: 'Este enlace ya no es válido',
    fr: 'Ce lien n’est plus valable',
  };
  for (const [language, title] of Object.entries(languages)) {
    const { status, headers, text } = await open(`${link}?lang=${language}`);
    expect([status, headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('href="https://demo.portal.test/account"');
  }
  const { status, body } = await backEnd.get(link);
  expect([status, codeOf(body)]).toEqual([410, 'link_ended']);
  // The portal asks for the document anew and gets another link.
  const fresh = await linkOf(await backEnd.login('buyer@demo.test', 1));
  expect((await open(fresh)).status).toBe(200);
});

test('a customer revokes the links given so far, and a new password does too', async () => {
  const token = await backEnd.login('other@demo.test', 1);
  const buyer = await backEnd.login('buyer@demo.test', 1);
  const chief = await backEnd.login('chief@demo.test', 1);
  const links = { buyer: await linkOf(buyer), chief: await linkOf(chief) };
  expect((await backEnd.post('/documents/revoke_links', { token: buyer, body: {} })).status).toBe(200);
  expect([(await open(links.buyer)).status, (await open(links.chief)).status]).toEqual([410, 200]);
  expect((await open(await linkOf(buyer))).status).toBe(200);
  expect((await backEnd.post('/documents/revoke_links', { body: {} })).status).toBe(401);
  expect((await backEnd.get('/payment_settings', { token })).status).toBe(200);

  const change = { email: 'chief@demo.test', password: PASSWORD, newPassword: 'Better#2026', company_id: 1 };
  await backEnd.post('/users/changePassword', { token: chief, body: change });
  expect((await open(links.chief)).status).toBe(410);
});

test('how long a link works is configured', async () => {
  const strict = await startBackEnd({ documentLinkHours: 1 });
  const link = await linkOf(await strict.login('buyer@demo.test', 1), strict);
  strict.clock.forward(DAY / 24 - 1);
  expect((await open(link, strict)).status).toBe(200);
  strict.clock.forward(DAY / 24 + 1);
  expect((await open(link, strict)).status).toBe(410);
  await strict.close();
});

test('the links of a disabled user end', async () => {
  const secret = 'the same for both';
  const kept = await createKeptDatabase({
    seeds: smallTenants,
    passwordCost: CHEAP_PASSWORD_COST,
    today: backEnd.clock.read(),
  });
  const before = await startBackEnd({ secret, ...kept.place });
  const pdf = await linkOf(await before.login('buyer@demo.test', 1), before);
  const userLink = await before.app.linkToken(1, 'buyer@demo.test');
  const spend = (server: BackEnd) => server.post('/users/refresh', { token: userLink, body: {} });
  expect([(await open(pdf, before)).status, (await spend(before)).status]).toEqual([200, 200]);
  await before.close();
  await kept.change(`update users set disabled = true where email = 'buyer@demo.test'`);
  const after = await startBackEnd({ secret, ...kept.place });
  expect([(await open(pdf, after)).status, (await spend(after)).status]).toEqual([404, 401]);
  await after.close();
  await kept.remove();
});

test('a link from before links had an end has expired', () => {
  const { decrypt, encrypt } = createDocumentIds('secret', () => new Date());
  const named = {
    kind: 'order',
    companyId: 1,
    userId: 11,
    id: 'aaaaaaaa-0000-4000-8000-000000000000',
  } as const;
  expect(decrypt(encrypt({ ...named, version: 3 }))).toMatchObject({ ...named, version: 3 });
  // Encrypted with the same secret by the version before.
  const OLD =
    'xGbBiOyT9tqiQvQnOIn_gQGR6TRinX7C2tjB3wLchOfcwBX1aUm-KclcWu0IhQHpi-KMtr6h_4p22XgnlCpoxoufB2aetvIUIOFfDi3oOctm';
  expect(decrypt(OLD)).toEqual({ ...named, version: 0, revision: 0, expiresAt: 0 });
});
