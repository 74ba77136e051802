import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServerOptions } from '../../host-demo/server/serverOptions.ts';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { openStream } from '../support/backEnd/documentStream.ts';
import { createKeptDatabase, type KeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { findPostgres, startPostgres } from '../support/backEnd/postgres.ts';
import {
  addDevice,
  BACK_OFFICE_KEYS,
  devicesOf,
  PUSH_KEYS,
  publishTo,
  pushingTo,
  SUBJECT,
  switchOn,
  writeDocument,
} from '../support/backEnd/pushing.ts';
import { PASSWORD, smallTenants, TODAY } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { startPushService, type TestPushService } from '../support/pushService.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

/** Notifications on their way to customers' devices, by standard web push to a service that decrypts them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BUYER = 'buyer@demo.test';
const OTHER = 'other@demo.test';

let now = new Date(`${TODAY}T15:00:00Z`);
const clock = () => now;
const forward = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let service: TestPushService;
let backEnd: BackEnd;

const start = (changes: Partial<ServerOptions> = {}) =>
  startBackEnd({
    clock,
    backOfficeKeys: BACK_OFFICE_KEYS,
    portalOf: (alias) => `https://${alias}.shop.test`,
    ...pushingTo(service),
    ...changes,
  });

beforeEach(async () => {
  now = new Date(`${TODAY}T15:00:00Z`);
  service = await startPushService({ clock });
  backEnd = await start();
});
afterEach(async () => {
  await backEnd.close();
  await service.close();
  expect(service.faults).toEqual([]);
});

const endpoints = () => service.received.map(({ endpoint }) => endpoint);
const messages = () => service.received.map(({ message }) => message);

test('a notification comes to each device of the customer once, encrypted, signed, and with the number of unread ones', async () => {
  const phone = await switchOn(backEnd, service, BUYER);
  const desk = await switchOn(backEnd, service, BUYER);
  await publishTo(backEnd, [BUYER]);
  for (const _ of [1, 2]) await backEnd.app.sendPushes();
  forward(HOUR);
  await backEnd.app.sendPushes();
  expect(endpoints().toSorted()).toEqual([phone.endpoint, desk.endpoint].toSorted());
  expect(service.received[0]).toMatchObject({
    message: {
      web_push: 8030,
      notification: {
        title: 'Open on Friday',
        body: 'We deliver on the holiday too.',
        navigate: 'https://demo.shop.test/home?notification=published-holiday',
        tag: 'published-holiday',
        lang: 'en',
        data: { id: 'published-holiday' },
      },
      app_badge: 1,
    },
    ttl: 86_400,
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    subject: SUBJECT,
    publicKey: PUSH_KEYS.publicKey,
  });
  await publishTo(backEnd, [BUYER], { key: 'second' });
  await backEnd.app.sendPushes();
  expect(messages().map(({ app_badge }) => app_badge)).toEqual([1, 1, 2, 2]);
});

test('the portal is told the key, and nothing where nobody pushes', async () => {
  const company = async (at: BackEnd) =>
    (await at.post('/company', { body: { subdomain: 'demo', hostname: 'demo.shop.test' } })).body;
  expect(await company(backEnd)).toMatchObject({
    company: { push: { kind: 'web_push', public_key: PUSH_KEYS.publicKey } },
  });
  expect(JSON.stringify(await company(backEnd))).not.toContain(PUSH_KEYS.privateKey.d);
  const silent = await start({ push: null });
  expect(await company(silent)).not.toHaveProperty('company.push');
  await silent.close();
});

test('who has just switched it on gets it at once, without an interval passing', async () => {
  const prompt = await start({ pushInterval: HOUR });
  await switchOn(prompt, service, BUYER);
  await publishTo(prompt, [BUYER]);
  await waitUntilPasses(() => expect(service.received).toHaveLength(1));
  await prompt.close();
});

test('news of an order has its tag and its topic, leads to it, and names nobody', async () => {
  const named = { contact_name: 'Mia Torres', phone: '' };
  const junior = await backEnd.login('junior@demo.test', 1);
  await backEnd.post('/users/profile', { token: junior, body: named });
  await switchOn(backEnd, service, 'approver@demo.test');
  await switchOn(backEnd, service, 'junior@demo.test');
  const order = orderVisit('WEB-7000001', 150, [sentLine(105, 2)]);
  const { body } = await backEnd.post('/rest/visitSync', { token: junior, body: order });
  expect(body).toMatchObject({ success: true });
  await backEnd.app.publishNews();
  await backEnd.app.sendPushes();
  const [waiting] = messages();
  const id = waiting?.notification.tag ?? '';
  expect(waiting?.notification).toEqual({
    title: 'Order WEB-7000001 is pending your approval',
    body: 'Order WEB-7000001 is pending your approval',
    navigate: `https://demo.shop.test/approvals/${id}?notification=approval-waiting-${id}`,
    tag: id,
    lang: 'en',
    data: { id: `approval-waiting-${id}` },
  });
  const token = await backEnd.login('approver@demo.test', 1);
  const decision = { approval_status: 2, comment: 'Mia, that is too much: 4 cases of Salt!' };
  await backEnd.post(`/b2bportal/orders/${id}/approval`, { token, body: decision });
  await backEnd.app.publishNews();
  await backEnd.app.sendPushes();
  expect(service.received[1]).toMatchObject({
    message: {
      notification: {
        body: 'Order WEB-7000001 has been rejected',
        navigate: `https://demo.shop.test/account?document=${id}&notification=approval-${id}`,
        tag: id,
      },
    },
    topic: service.received[0]?.topic,
  });
  expect(JSON.stringify(messages())).not.toMatch(/Mia|Torres|Salt|approver@/);
});

test.each(['order_status', 'approval_waiting', 'approval_decided', 'invoice_due', 'invoice_overdue'])(
  'a %s that a back office publishes has its words',
  async (kind) => {
    await switchOn(backEnd, service, OTHER);
    await publishTo(backEnd, [OTHER], { kind });
    await backEnd.app.sendPushes();
    expect(messages()).toMatchObject([{ notification: { title: 'Open on Friday' } }]);
  },
);

test('a deal about no product leads to the deals, as in the portal', async () => {
  const { token } = await switchOn(backEnd, service, OTHER);
  await writeDocument(backEnd, token, 'notifications', { kinds: { deal: true } });
  await publishTo(backEnd, [OTHER], { kind: 'deal' });
  await backEnd.app.sendPushes();
  expect(messages()).toMatchObject([
    { notification: { navigate: 'https://demo.shop.test/store?deals=1&notification=published-holiday' } },
  ]);
});

test.each([
  ['deal', 'en', 'New deal: There’s a new offer for you. Take a look.'],
  ['deal', 'es', 'Nueva oferta: Tenemos una oferta para usted. Échele un vistazo.'],
  ['deal', 'fr', 'Nouvelle offre: Une nouvelle offre vous attend.'],
  ['price_drop', 'en', 'Price drop: Your price for one of your favorites went down.'],
  ['price_drop', 'es', 'Bajó de precio: Bajó el precio de uno de sus favoritos.'],
  ['price_drop', 'fr', 'Baisse de prix: Votre prix pour l’un de vos favoris a baissé.'],
  ['back_in_stock', 'en', 'Back in stock: One of your favorites is available again.'],
  ['back_in_stock', 'es', 'Disponible de nuevo: Uno de sus favoritos está disponible de nuevo.'],
  ['back_in_stock', 'fr', 'De nouveau en stock: L’un de vos favoris est de nouveau disponible.'],
])('a %s on a lock screen in %s names no product: %s', async (kind, language, shown) => {
  const { token } = await switchOn(backEnd, service, OTHER);
  await backEnd.post('/users/preferences', { token, body: { language } });
  await writeDocument(backEnd, token, 'notifications', { kinds: { [kind]: true } });
  const words = { title: 'Rice for 9.99', body: 'Rice is only 9.99 this week.' };
  const texts = { en: words, es: words, fr: words };
  await publishTo(backEnd, [OTHER], { kind, texts, about: { product_id: 102 } });
  await backEnd.app.sendPushes();
  const [{ title, body, tag } = { title: '', body: '', tag: '' }] = messages().map(
    ({ notification }) => notification,
  );
  expect(`${title}: ${body}`).toBe(shown);
  expect(tag).toBe('product-102');
  expect(JSON.stringify(messages())).not.toMatch(/Rice|9\.99/);
});

test('a kind that is switched off isn’t pushed', async () => {
  const { token } = await switchOn(backEnd, service, OTHER);
  await writeDocument(backEnd, token, 'notifications', { kinds: { order_status: false } });
  await publishTo(backEnd, [OTHER]);
  await publishTo(backEnd, [OTHER], { kind: 'price_drop', key: 'drop' });
  await backEnd.app.sendPushes();
  expect(service.called).toEqual([]);
});

test.each([
  ['read', { is_read: true }],
  ['deleted', { delete: true }],
])('what was %s meanwhile isn’t sent, and isn’t counted', async (_, change) => {
  const { token } = await switchOn(backEnd, service, OTHER);
  await publishTo(backEnd, [OTHER]);
  await publishTo(backEnd, [OTHER], { key: 'second' });
  await writeDocument(backEnd, token, 'notifications', { messages: { 'published-holiday': change } });
  await backEnd.app.sendPushes();
  expect(messages()).toMatchObject([{ notification: { data: { id: 'published-second' } }, app_badge: 1 }]);
});

test('a device that its service has forgotten is removed, which other tabs see; the others get theirs', async () => {
  const phone = await switchOn(backEnd, service, BUYER);
  const desk = await switchOn(backEnd, service, BUYER);
  service.forget(phone.endpoint);
  const stream = await openStream(backEnd, desk.token);
  await publishTo(backEnd, [BUYER]);
  await publishTo(backEnd, [BUYER], { key: 'second' });
  await backEnd.app.sendPushes();
  expect(await stream.changeBy('back-office', 'devices')).toMatchObject({
    patch: { devices: { [phone.id]: null } },
  });
  stream.close();
  expect(await devicesOf(backEnd, BUYER)).toEqual([desk.id]);
  expect(endpoints()).toEqual([desk.endpoint, desk.endpoint]);
  forward(HOUR);
  const { length } = service.called;
  await backEnd.app.sendPushes();
  expect(service.called).toHaveLength(length);
});

test.each([429, 500, 503])(
  'a service that answers %i gets it again after half a minute, then one, then two',
  async (status) => {
    service.state.answer = { status };
    await switchOn(backEnd, service, BUYER);
    await publishTo(backEnd, [BUYER]);
    const callsAfter = async (ms: number) => {
      forward(ms);
      await backEnd.app.sendPushes();
      return service.called.length;
    };
    expect(await callsAfter(0)).toBe(1);
    expect(await callsAfter(MINUTE / 2 - 1)).toBe(1);
    expect(await callsAfter(1)).toBe(2);
    expect(await callsAfter(MINUTE)).toBe(3);
    service.state.answer = null;
    expect(await callsAfter(2 * MINUTE - 1)).toBe(3);
    expect(await callsAfter(1)).toBe(4);
    expect(await callsAfter(HOUR)).toBe(4);
    expect(service.received).toMatchObject([{ ttl: 86_400 - 210 }]);
  },
);

test('a service that names a time is left alone until then', async () => {
  service.state.answer = { status: 429, headers: { 'retry-after': '600' } };
  await switchOn(backEnd, service, BUYER);
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  service.state.answer = null;
  forward(10 * MINUTE - 1);
  await backEnd.app.sendPushes();
  expect(service.called).toHaveLength(1);
  forward(1);
  await backEnd.app.sendPushes();
  expect(service.received).toHaveLength(1);
});

test('after a day a push is given up, and the message stays', async () => {
  service.state.answer = { status: 500 };
  await switchOn(backEnd, service, BUYER);
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  service.state.answer = null;
  forward(24 * HOUR);
  await backEnd.app.sendPushes();
  expect(service.received).toEqual([]);
});

test.each([
  ['refused', { status: 403 }],
  ['sent elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }],
])('a push that is %s isn’t tried again, and the device stays', async (_, answer) => {
  service.state.answer = answer;
  const { id } = await switchOn(backEnd, service, BUYER);
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  service.state.answer = null;
  forward(HOUR);
  await backEnd.app.sendPushes();
  expect(service.called).toHaveLength(1);
  expect(await devicesOf(backEnd, BUYER)).toEqual([id]);
});

test('an address that is no push service’s is never called, and leaves the document', async () => {
  const token = await backEnd.login(BUYER, 1);
  const { port } = new URL(service.origin);
  const { p256dh, auth, endpoint } = service.subscribe();
  const path = new URL(endpoint).pathname;
  await addDevice(backEnd, token, {
    kind: 'web_push',
    endpoint: `http://localhost:${port}${path}`,
    p256dh,
    auth,
  });
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  expect(service.called).toEqual([]);
  expect(await devicesOf(backEnd, BUYER)).toEqual([]);
});

test('a service that fails leaves nothing of the device in the log', async () => {
  const lines: string[] = [];
  const logging = await start({ log: 'info', logStream: { write: (line) => void lines.push(line) } });
  const { endpoint } = await switchOn(logging, service, BUYER);
  service.state.answer = { status: 403 };
  await publishTo(logging, [BUYER]);
  await logging.app.sendPushes();
  const { origin } = service;
  await service.close();
  await publishTo(logging, [BUYER], { key: 'second' });
  await logging.app.sendPushes();
  await logging.close();
  const log = lines.join('');
  expect(log).toContain('refused');
  expect(log).toContain('failed');
  for (const secret of [endpoint, new URL(origin).host, BUYER]) expect(log).not.toContain(secret);
  service = await startPushService({ clock });
});

test('a device with keys that are none leaves the document', async () => {
  const token = await backEnd.login(BUYER, 1);
  await addDevice(backEnd, token, { kind: 'web_push', ...service.subscribe(), p256dh: 'BCVx' });
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  expect(service.called).toEqual([]);
  expect(await devicesOf(backEnd, BUYER)).toEqual([]);
});

test('a device of another kind of push leaves the document', async () => {
  const token = await backEnd.login(BUYER, 1);
  await addDevice(backEnd, token, { kind: 'fcm', token: 'fcm-token' });
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  expect(await devicesOf(backEnd, BUYER)).toEqual([]);
});

test('entries that can’t be read are no obstacle, and 20 devices are served, the last seen first', async () => {
  const { token, sessionId, endpoint } = await switchOn(backEnd, service, BUYER);
  const old = Array.from({ length: 25 }, (_, at) => {
    const last_seen = new Date(Date.UTC(2026, 0, at + 1)).toISOString();
    return [`old-${at}`, { kind: 'web_push', ...service.subscribe(), session_id: sessionId, last_seen }];
  });
  const broken = {
    a: null,
    b: 5,
    c: {},
    d: { kind: 'web_push', endpoint: 'no address' },
    e: { kind: 'sms' },
  };
  await writeDocument(backEnd, token, 'devices', { devices: { ...broken, ...Object.fromEntries(old) } });
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  expect(service.received).toHaveLength(20);
  expect(endpoints()).toContain(endpoint);
});

test('a document that isn’t one of devices is no obstacle', async () => {
  const token = await backEnd.login(BUYER, 1);
  await writeDocument(backEnd, token, 'devices', { devices: 'none' });
  await publishTo(backEnd, [BUYER]);
  await backEnd.app.sendPushes();
  expect(service.called).toEqual([]);
});

describe('a session that ends ends the pushes of its device', () => {
  const NEW_PASSWORD = 'Another#2026x';
  const change = (token: string) =>
    backEnd.post('/users/changePassword', {
      token,
      body: { email: OTHER, password: PASSWORD, newPassword: NEW_PASSWORD, company_id: 1 },
    });

  test.each<[string, (browser: { token: string; sessionId: string }) => Promise<unknown>]>([
    ['a logout', ({ token }) => backEnd.post('/users/logout', { token, body: {} })],
    [
      'the end of the device, on another one',
      async ({ sessionId: id }) =>
        backEnd.post('/users/sessions/end', { token: await backEnd.login(OTHER, 1), body: { id } }),
    ],
  ])('by %s', async (_, end) => {
    const phone = await switchOn(backEnd, service, OTHER);
    const desk = await switchOn(backEnd, service, OTHER);
    await publishTo(backEnd, [OTHER]);
    await end(phone);
    expect(await devicesOf(backEnd, OTHER)).toEqual([desk.id]);
    await backEnd.app.sendPushes();
    expect(service.called).toEqual([desk.endpoint]);
  });

  test('by a changed password', async () => {
    const { token } = await switchOn(backEnd, service, OTHER);
    await switchOn(backEnd, service, OTHER);
    await publishTo(backEnd, [OTHER]);
    const { body, status } = await change(token);
    expect(status, JSON.stringify(body)).toBe(200);
    await backEnd.app.sendPushes();
    expect(service.called).toEqual([]);
    const { body: document } = await backEnd.get('/documents/devices', {
      token: await backEnd.login(OTHER, 1, NEW_PASSWORD),
    });
    expect(document).toMatchObject({ data: { devices: {} } });
  });

  test('by a password that was reset', async () => {
    const demo = await start({ demoKey: DEMO_KEY });
    await switchOn(demo, service, OTHER);
    await publishTo(demo, [OTHER]);
    await demo.post('/users/forgot', { body: { company_id: 1, email: OTHER, language: 'en' } });
    await expect.poll(() => mailsOf(demo)).toHaveLength(1);
    const [mail] = await mailsOf(demo);
    const token = /\/activate\/(?<token>[\w-]+)/.exec(mail?.body ?? '')?.groups?.token;
    const sent = { company_id: 1, token, newPassword: NEW_PASSWORD, language: 'en' };
    const body = { ...sent, request_id: crypto.randomUUID() };
    expect((await demo.post('/users/reset', { body })).status).toBe(200);
    const { body: document } = await demo.get('/documents/devices', {
      token: await demo.login(OTHER, 1, NEW_PASSWORD),
    });
    expect(document).toMatchObject({ data: { devices: {} } });
    await demo.app.sendPushes();
    expect(service.called).toEqual([]);
    await demo.close();
  });

  test('by a cookie that somebody else has used', async () => {
    const body = { email: OTHER, password: PASSWORD, company_id: 1 };
    const login = await backEnd.post('/users/login', { body });
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { token } = v.parse(sessionResponse, login.body);
    await addDevice(backEnd, token, { kind: 'web_push', ...service.subscribe() });
    const statuses: number[] = [];
    for (const _ of [1, 2]) {
      forward(2 * MINUTE);
      statuses.push((await backEnd.post('/users/refresh', { body: {}, headers: { cookie } })).status);
    }
    expect(statuses).toEqual([200, 401]);
    expect(await devicesOf(backEnd, OTHER)).toEqual([]);
  });

  test('by its expiry', async () => {
    service.state.answer = { status: 500 };
    await switchOn(backEnd, service, OTHER);
    forward(30 * 24 * HOUR - MINUTE);
    await publishTo(backEnd, [OTHER]);
    forward(2 * MINUTE);
    await backEnd.app.sendPushes();
    expect(service.called).toEqual([]);
    expect(await devicesOf(backEnd, OTHER)).toEqual([]);
  });

  test.each([
    ['of another customer', () => backEnd.login(BUYER, 1)],
    ['of another company', () => backEnd.login('comprador@andina.test', 2)],
  ])('and a session %s doesn’t serve it', async (_, logIn) => {
    const stranger = await switchOn(backEnd, service, OTHER);
    const { body } = await backEnd.get('/users/sessions', { token: await logIn() });
    const session_id = /"id":"(?<id>[\w-]+)"/.exec(JSON.stringify(body))?.groups?.id ?? '';
    await writeDocument(backEnd, stranger.token, 'devices', { devices: { [stranger.id]: { session_id } } });
    await publishTo(backEnd, [OTHER]);
    await backEnd.app.sendPushes();
    expect(service.called).toEqual([]);
    expect(await devicesOf(backEnd, OTHER)).toEqual([]);
  });

  test('and no session at all neither', async () => {
    const stranger = await switchOn(backEnd, service, OTHER);
    const devices = { [stranger.id]: { session_id: "' or 1=1" } };
    await writeDocument(backEnd, stranger.token, 'devices', { devices });
    await publishTo(backEnd, [OTHER]);
    await backEnd.app.sendPushes();
    expect(service.called).toEqual([]);
  });
});

describe('with a database that outlives its back end', () => {
  let kept: KeptDatabase;

  beforeEach(async () => {
    await backEnd.close();
    kept = await createKeptDatabase({ seeds: smallTenants, passwordCost: CHEAP_PASSWORD_COST, today: now });
    backEnd = await start(kept.place);
  });
  afterEach(async () => {
    await backEnd.close();
    await kept.remove();
  });
  const restart = async (...statements: string[]) => {
    await backEnd.close();
    await kept.change(...statements);
    backEnd = await start(kept.place);
  };

  test('a process that ends between leaves the push to the next one', async () => {
    await switchOn(backEnd, service, BUYER);
    await publishTo(backEnd, [BUYER]);
    await restart();
    await backEnd.app.sendPushes();
    expect(service.received).toHaveLength(1);
  });

  test('a process that is stopped while a service takes its time ends at once, and the next one sends', async () => {
    let release = () => {};
    service.state.hold = new Promise((resolve) => {
      release = resolve;
    });
    service.state.answer = { status: 500 };
    await switchOn(backEnd, service, BUYER);
    await publishTo(backEnd, [BUYER]);
    const sending = backEnd.app.sendPushes();
    await waitUntilPasses(() => expect(service.called).toHaveLength(1));
    await restart();
    await sending;
    release();
    service.state.hold = null;
    service.state.answer = null;
    forward(MINUTE / 2);
    await backEnd.app.sendPushes();
    expect(service.received).toHaveLength(1);
  });

  test('the claim of a process that was killed is over after a minute', async () => {
    await switchOn(backEnd, service, BUYER);
    await publishTo(backEnd, [BUYER]);
    await restart(`update pushes set attempts = 1, claimed_at = '${now.toISOString()}'`);
    forward(MINUTE);
    await backEnd.app.sendPushes();
    expect(service.called).toEqual([]);
    forward(1);
    await backEnd.app.sendPushes();
    expect(service.received).toHaveLength(1);
  });

  test('a customer who is disabled gets nothing more', async () => {
    await switchOn(backEnd, service, BUYER);
    await publishTo(backEnd, [BUYER]);
    await restart(`update users set disabled = true where email = '${BUYER}'`);
    await backEnd.app.sendPushes();
    expect(service.called).toEqual([]);
  });

  test('a customer of another company with the same e-mail gets nothing', async () => {
    await restart(
      `update users set email = '${BUYER}', data = jsonb_set(data, '{email}', '"${BUYER}"')
       where company_id = 2 and email = 'comprador@andina.test'`,
    );
    const ours = await switchOn(backEnd, service, BUYER);
    const theirs = await switchOn(backEnd, service, BUYER, 2);
    await publishTo(backEnd, [BUYER]);
    await backEnd.app.sendPushes();
    expect(endpoints()).toEqual([ours.endpoint]);
    await publishTo(backEnd, [BUYER], { alias: 'andina' });
    await backEnd.app.sendPushes();
    expect(endpoints()).toEqual([ours.endpoint, theirs.endpoint]);
  });
});

/** Where the machine has PostgreSQL. */
const testTwoBackEnds = (programs: string) => {
  test('share the pushes: each is sent once', async () => {
    const postgres = await startPostgres(programs);
    const databaseUrl = postgres.url;
    const [first, second] = [await start({ databaseUrl }), await start({ databaseUrl })];
    await switchOn(first, service, BUYER);
    await switchOn(second, service, BUYER);
    const keys = Array.from({ length: 10 }, (_, at) => `news-${at}`);
    for (const key of keys) await publishTo(first, [BUYER], { key });
    await Promise.all([first, second, first, second].map(({ app }) => app.sendPushes()));
    const sent = service.received.map(({ endpoint, message }) => `${endpoint} ${message.notification.tag}`);
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
    await Promise.all([first.close(), second.close()]);
    await postgres.stop();
  });
};

const programs = findPostgres();
if (programs) describe('two back ends on one PostgreSQL', () => testTwoBackEnds(programs));
