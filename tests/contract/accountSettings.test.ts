import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { toCustomer } from '../../src/api/access/toCustomer.ts';
import { accountResponse, addressesResponse } from '../../src/api/account/accountSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { PASSWORD, smallTenants } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** Profile, preferences and shipping addresses. */

let backEnd: BackEnd;
let token: string;
let stranger: string;
let sameClient: string;

beforeAll(async () => {
  backEnd = await startBackEnd({ demoKey: DEMO_KEY });
  token = await backEnd.login('buyer@demo.test', 1);
  stranger = await backEnd.login('buyer@wolf.test', 4);
  sameClient = await backEnd.login('other@demo.test', 1);
});
afterAll(() => backEnd.close());

const account = async (of = token) =>
  v.parse(accountResponse, (await backEnd.get('/users/account', { token: of })).body);
const addressesOf = async (of = token) =>
  v.parse(addressesResponse, (await backEnd.get('/users/addresses', { token: of })).body).addresses;
const send = (path: string, body: unknown, of = token) => backEnd.post(path, { token: of, body });
const anAddress = (id: string, ship_address = '7 Dock Road') => ({
  id,
  ship_address,
  ship_city: 'Tampa',
  ship_state: 'FL',
  ship_zipcode: '33601',
  ship_country: 'US',
});
const session = async () => {
  const { body } = await backEnd.post('/users/refresh', { token });
  return toCustomer(v.parse(sessionResponse, body).user);
};

test('a new user has no name, no language, and all e-mails', async () => {
  expect(await account()).toMatchObject({
    profile: {
      contact_name: '',
      phone: '',
      email: 'buyer@demo.test',
      client_name: 'Client buyer',
      client_code: expect.stringMatching(/^C-/),
    },
    preferences: { language: '', order_emails: true, invoice_emails: true, deal_emails: true },
  });
});

test('the name that the company knows is there until the person changes it', async () => {
  const known = smallTenants.map((tenant) => ({
    ...tenant,
    customers: tenant.customers.map((customer) =>
      customer.user.email === 'buyer@demo.test' ? { ...customer, contactName: 'Maria Santos' } : customer,
    ),
  }));
  const other = await startBackEnd({ seeds: known });
  const buyer = await other.login('buyer@demo.test', 1);
  const nameOf = async (of: string) =>
    v.parse(accountResponse, (await other.get('/users/account', { token: of })).body).profile.contact_name;
  expect(await nameOf(buyer)).toBe('Maria Santos');
  expect(await nameOf(await other.login('other@demo.test', 1))).toBe('');
  await other.post('/users/profile', { token: buyer, body: { contact_name: 'Maria S.', phone: '' } });
  expect(await nameOf(buyer)).toBe('Maria S.');
  await other.close();
});

test('profile and preferences are changed entry by entry, and the session has the language', async () => {
  const profile = { contact_name: '  Ana Ruiz ', phone: '+1 305 555 0100' };
  for (const _ of [1, 2]) expect((await send('/users/profile', profile)).status).toBe(200);
  await Promise.all([
    send('/users/preferences', { language: 'es' }),
    send('/users/preferences', { deal_emails: false }),
    send('/users/preferences', { invoice_emails: false }),
  ]);
  expect(await account()).toMatchObject({
    profile: { contact_name: 'Ana Ruiz', phone: '+1 305 555 0100' },
    preferences: { language: 'es', order_emails: true, invoice_emails: false, deal_emails: false },
  });
  expect((await session()).language).toBe('es');
  expect((await account(stranger)).profile.contact_name).toBe('');
  expect((await account(sameClient)).preferences.language).toBe('');
});

test.each([
  ['/users/profile', { contact_name: ' ', phone: '' }],
  ['/users/profile', { contact_name: 'x'.repeat(251), phone: '' }],
  ['/users/profile', { contact_name: 'Ana', phone: '1'.repeat(65) }],
  ['/users/preferences', { language: 'de' }],
  ['/users/preferences', { deal_emails: 'no' }],
  ['/users/addresses/save', { ...anAddress(randomUUID()), ship_address: '' }],
  ['/users/addresses/save', { ...anAddress(randomUUID()), ship_city: 'x'.repeat(101) }],
  ['/users/addresses/save', anAddress('company-1')],
] as const)('%s refuses what is malformed', async (path, body) => {
  expect(await send(path, body)).toMatchObject({ status: 400, body: { success: false } });
});

test.each(['/users/account', '/users/addresses'])('%s needs a session', async (path) => {
  expect((await backEnd.get(path)).status).toBe(401);
});

test('an address is added once, changed, made the default and removed', async () => {
  const before = await addressesOf();
  expect(before).toMatchObject([{ ship_address: '1 Main Street', is_own: false, is_default: true }]);
  const [main] = before;
  const id = randomUUID();
  for (const _ of [1, 2]) expect((await send('/users/addresses/save', anAddress(id))).status).toBe(200);
  expect(await addressesOf()).toMatchObject([
    { is_default: true },
    { id, ship_address: '7 Dock Road', is_own: true, is_default: false },
  ]);
  expect((await session()).addresses).toMatchObject([
    { lines: ['1 Main Street'] },
    { lines: ['7 Dock Road'], city: 'Tampa' },
  ]);

  for (const _ of [1, 2]) expect((await send('/users/addresses/default', { id })).status).toBe(200);
  await send('/users/addresses/save', anAddress(id, '9 Dock Road'));
  expect(await addressesOf()).toMatchObject([
    { is_default: false },
    { id, ship_address: '9 Dock Road', is_default: true },
  ]);
  expect(await session()).toMatchObject({
    address: { lines: ['9 Dock Road'] },
    addresses: [{ lines: ['1 Main Street'] }, { lines: ['9 Dock Road'] }],
  });
  await send('/users/addresses/default', { id: main?.id });
  expect((await session()).address.lines).toEqual(['1 Main Street']);
  await send('/users/addresses/default', { id });
  for (const _ of [1, 2]) expect((await send('/users/addresses/remove', { id })).status).toBe(200);
  expect(await addressesOf()).toEqual(before);
});

test('the back office’s addresses stay, and nobody else’s are changed', async () => {
  const [main] = await addressesOf();
  expect((await send('/users/addresses/remove', { id: main?.id })).status).toBe(200);
  expect(await addressesOf()).toEqual([main]);
  const id = randomUUID();
  await send('/users/addresses/save', anAddress(id));
  for (const of of [stranger, sameClient]) {
    expect((await send('/users/addresses/remove', { id }, of)).status).toBe(200);
    expect((await send('/users/addresses/default', { id }, of)).status).toBe(404);
    expect((await addressesOf(of)).some((address) => address.id === id)).toBe(false);
  }
  expect((await addressesOf()).some((address) => address.id === id)).toBe(true);
  await send('/users/addresses/remove', { id });
});

test('changes at the same time all stay, and there are at most 50', async () => {
  const ids = Array.from({ length: 51 }, () => randomUUID());
  const answers = await Promise.all(ids.map((id) => send('/users/addresses/save', anAddress(id))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    body: { code: 'too_many_addresses' },
  });
  const [, first] = await addressesOf();
  expect((await send('/users/addresses/save', anAddress(first?.id ?? '', '1 Quay'))).status).toBe(200);
  expect(await addressesOf()).toHaveLength(51);
  for (const id of ids) await send('/users/addresses/remove', { id });
});

test('a changed password keeps settings and addresses', async () => {
  const id = randomUUID();
  await send('/users/addresses/save', anAddress(id));
  const { body } = await send('/users/changePassword', {
    email: 'buyer@demo.test',
    password: PASSWORD,
    newPassword: 'Other#2026',
    company_id: 1,
  });
  expect(v.parse(sessionResponse, body).user).toMatchObject({ language: 'es' });
  token = v.parse(sessionResponse, body).token;
  expect(await addressesOf()).toHaveLength(2);
});

test('e-mails about orders are in the reader’s language, and aren’t sent to who doesn’t want them', async () => {
  const junior = await backEnd.login('junior@demo.test', 1);
  const approver = await backEnd.login('approver@demo.test', 1);
  const subjects = async (email: string) =>
    (await mailsOf(backEnd)).filter(({ to }) => to === email).map(({ subject }) => subject);
  const decide = async (number: string) => {
    const { body } = await backEnd.post('/rest/visitSync', {
      token: junior,
      body: orderVisit(number, 150, [sentLine(105, 2)]),
    });
    const { id } = v.parse(visitResponse, body).transaction;
    const emails = ['approver@demo.test'];
    await send('/b2bportal/sendOrderStatusEmail', { emails, status: 0, order_id: id }, junior);
    const decision = { approval_status: 1, comment: '' };
    expect((await send(`/b2bportal/orders/${id}/approval`, decision, approver)).status).toBe(200);
  };
  await send('/users/preferences', { language: 'es' }, junior);
  await send('/users/preferences', { language: 'fr', order_emails: false }, approver);
  await decide('WEB-5900001');
  expect(await subjects('junior@demo.test')).toEqual(['Pedido WEB-5900001: solicitud aprobada']);
  // What waits for an approver isn't a confirmation, and is always sent.
  expect(await subjects('approver@demo.test')).toEqual([
    'Commande WEB-5900001\u00a0: en attente de votre approbation',
  ]);
  await send('/users/preferences', { order_emails: false }, junior);
  await decide('WEB-5900002');
  expect(await subjects('junior@demo.test')).toHaveLength(1);
});
