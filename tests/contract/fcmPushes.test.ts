import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { addDevice, BACK_OFFICE_KEYS, devicesOf, publishTo } from '../support/backEnd/pushing.ts';
import { TODAY } from '../support/backEnd/tenants.ts';
import { FCM_ERRORS, startFcmService, type TestFcmService } from '../support/fcmService.ts';

/** Notifications on their way to customers' devices by Firebase Cloud Messaging. */

const MINUTE = 60_000;
const BUYER = 'buyer@demo.test';
const WEB = { public_key: 'BKey', api_key: 'AIza', app_id: '1:2:web:3', messaging_sender_id: '2' };

let now = new Date(`${TODAY}T15:00:00Z`);
const forward = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let service: TestFcmService;
let backEnd: BackEnd;

beforeEach(async () => {
  now = new Date(`${TODAY}T15:00:00Z`);
  service = await startFcmService({ clock: () => now });
  const { origin: address, serviceAccount } = service;
  backEnd = await startBackEnd({
    clock: () => now,
    backOfficeKeys: BACK_OFFICE_KEYS,
    push: { kind: 'fcm', serviceAccount, address, ...WEB },
    pushInterval: 0,
  });
});
afterEach(async () => {
  await backEnd.close();
  await service.close();
  expect(service.faults).toEqual([]);
});

const switchOn = async () =>
  addDevice(backEnd, await backEnd.login(BUYER, 1), { kind: 'fcm', token: 'device-token' });
const publish = async (key: string) => {
  await publishTo(backEnd, [BUYER], { key });
  await backEnd.app.sendPushes();
};

test('a notification is handed over with the same message as web push has, and one token of the service account', async () => {
  await switchOn();
  await publish('first');
  await publish('second');
  expect(service.sent[0]).toEqual({
    token: 'device-token',
    webpush: {
      headers: { TTL: '86400', Urgency: 'normal', Topic: expect.stringMatching(/^[\w-]{32}$/) },
      data: {
        message: {
          web_push: 8030,
          notification: {
            title: 'Open on Friday',
            body: 'We deliver on the holiday too.',
            // Without a portal's address, its path.
            navigate: '/home?notification=published-first',
            tag: 'published-first',
            lang: 'en',
            data: { id: 'published-first' },
          },
          app_badge: 1,
        },
      },
    },
  });
  expect(service.sent).toHaveLength(2);
  expect(service.state.tokens).toBe(1);
});

test('a token is renewed five minutes before its end, and after Google has ended it', async () => {
  await switchOn();
  await publish('first');
  forward(55 * MINUTE - 1);
  await publish('second');
  expect(service.state.tokens).toBe(1);
  forward(1);
  await publish('third');
  expect(service.state.tokens).toBe(2);
  service.revoke();
  await publish('fourth');
  expect(service.sent).toHaveLength(3);
  forward(MINUTE / 2);
  await backEnd.app.sendPushes();
  expect(service.sent).toHaveLength(4);
  expect(service.state.tokens).toBe(3);
});

test('the portal is told the web app, and nothing of the service account', async () => {
  const { body } = await backEnd.post('/company', {
    body: { subdomain: 'demo', hostname: 'demo.shop.test' },
  });
  expect(body).toMatchObject({
    company: { push: { kind: 'fcm', ...WEB, project_id: 'wholesaler-push' } },
  });
  expect(JSON.stringify(body)).not.toMatch(/PRIVATE|gserviceaccount/);
});

test.each(['unregistered', 'noToken', 'noTokenField', 'anotherSender'] as const)(
  '%s: the device leaves the document',
  async (name) => {
    await switchOn();
    service.state.error = FCM_ERRORS[name];
    await publish('first');
    expect(await devicesOf(backEnd, BUYER)).toEqual([]);
  },
);

test.each(['noData', 'noProject'] as const)(
  '%s: the device stays, and it isn’t tried again',
  async (name) => {
    const { id } = await switchOn();
    service.state.error = FCM_ERRORS[name];
    await publish('first');
    service.state.error = null;
    forward(60 * MINUTE);
    await backEnd.app.sendPushes();
    expect(await devicesOf(backEnd, BUYER)).toEqual([id]);
    expect(service.state.calls).toBe(1);
  },
);

test.each(['quota', 'unavailable'] as const)('%s: it is sent later', async (name) => {
  await switchOn();
  service.state.error = FCM_ERRORS[name];
  await publish('first');
  service.state.error = null;
  forward(MINUTE / 2);
  await backEnd.app.sendPushes();
  expect(service.sent).toHaveLength(1);
});

test('a device of standard web push leaves the document, and its address is not called', async () => {
  const token = await backEnd.login(BUYER, 1);
  const endpoint = `${service.origin}/token`;
  await addDevice(backEnd, token, { kind: 'web_push', endpoint, p256dh: 'BCVx', auth: 'BTBZ' });
  await publish('first');
  expect(await devicesOf(backEnd, BUYER)).toEqual([]);
});
