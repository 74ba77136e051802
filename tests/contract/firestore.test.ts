import { execFile } from 'node:child_process';
import { createVerify, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { devicesResponse } from '../../src/api/account/accountSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createKeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { PUSH_KEYS, pushingTo, SUBJECT } from '../support/backEnd/pushing.ts';
import { PASSWORD, smallTenants } from '../support/backEnd/tenants.ts';
import {
  createCustomerOf,
  emulatorFor,
  firestoreAt,
  publicKey,
} from '../support/firestore/firestoreBackEnd.ts';
import { startPushService } from '../support/pushService.ts';
import { startTestServer } from '../support/testServer.ts';

/** The back end with Firestore as the cloud store. */

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const NOWHERE = 'http://127.0.0.1:9';
const KEYS = { backOfficeKeys: { demo: 'key of demo', andina: 'key of andina' } };

/** The account's service; `answer`: to a revocation. */
const startIdentity = async (answer: { status: number; body: object } = { status: 200, body: {} }) => {
  const revoked: unknown[] = [];
  const server = await startTestServer((request) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => revoked.push([request.url, JSON.parse(Buffer.concat(chunks).toString())]));
    return answer;
  });
  stops.push(server.close);
  return { origin: server.url, revoked };
};

const openSession = async (backEnd: BackEnd, email: string, companyId = 1) => {
  const sent = { email, password: PASSWORD, company_id: companyId };
  const { body, headers } = await backEnd.post('/users/login', { body: sent });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { ...v.parse(sessionResponse, body), cookie };
};

const parts = (token: string) => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const isSigned = createVerify('sha256')
    .update(`${header}.${claims}`)
    .verify(publicKey, signature, 'base64url');
  return { isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
};

describe('signing in to Firebase', () => {
  const start = async (identity: { origin: string }) => {
    const backEnd = await startBackEnd({ firestore: firestoreAt(NOWHERE, identity.origin) });
    stops.push(backEnd.close);
    return backEnd;
  };

  test('login and refresh bring a signed token of an hour, with the company and the e-mail', async () => {
    const backEnd = await start(await startIdentity());
    const { token, token_firebase } = await openSession(backEnd, 'buyer@demo.test');
    const { isSigned, claims } = parts(token_firebase ?? '');
    const at = Date.parse('2026-03-10T15:00:00Z') / 1_000;
    expect(isSigned).toBe(true);
    expect(claims).toEqual({
      iss: 'portal@demo-portal.iam.gserviceaccount.com',
      sub: 'portal@demo-portal.iam.gserviceaccount.com',
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      iat: at,
      exp: at + 3_600,
      uid: expect.stringMatching(/^1\.\d+$/),
      claims: { host: 'demo', mail: 'buyer@demo.test' },
    });
    const refreshed = v.parse(sessionResponse, (await backEnd.post('/users/refresh', { token })).body);
    expect(parts(refreshed.token_firebase ?? '').claims.uid).toBe(claims.uid);
    const other = await openSession(backEnd, 'comprador@andina.test', 2);
    expect(parts(other.token_firebase ?? '').claims).toMatchObject({
      uid: expect.stringMatching(/^2\./),
      claims: { host: 'andina', mail: 'comprador@andina.test' },
    });
  });

  test('without Firestore there is none', async () => {
    const backEnd = await startBackEnd();
    stops.push(backEnd.close);
    expect((await openSession(backEnd, 'buyer@demo.test')).token_firebase).toBeNull();
  });

  test('a logout, an ended device and a changed password end the sign-in', async () => {
    const identity = await startIdentity();
    const backEnd = await start(identity);
    const first = await openSession(backEnd, 'buyer@demo.test');
    const { uid } = parts(first.token_firebase ?? '').claims;
    const call = [
      '/identitytoolkit.googleapis.com/v1/projects/demo-portal/accounts:update',
      { localId: uid, validSince: String(Date.parse('2026-03-10T15:00:00Z') / 1_000) },
    ];
    expect((await backEnd.post('/users/logout', { token: first.token })).status).toBe(200);
    expect(identity.revoked).toEqual([call]);

    const second = await openSession(backEnd, 'buyer@demo.test');
    await openSession(backEnd, 'buyer@demo.test');
    const ended = await backEnd.post('/users/sessions/end', { token: second.token, body: { id: null } });
    expect(ended.status).toBe(200);
    expect(identity.revoked).toEqual([call, call]);

    const body = { email: 'buyer@demo.test', password: PASSWORD, newPassword: 'Another#2026', company_id: 1 };
    const changed = await backEnd.post('/users/changePassword', { token: second.token, body });
    expect(changed.status).toBe(200);
    expect(identity.revoked).toEqual([call, call, call]);
  });

  test('a cookie that was replaced, and is used again, ends the sign-in', async () => {
    const identity = await startIdentity();
    const backEnd = await start(identity);
    const { cookie } = await openSession(backEnd, 'buyer@demo.test');
    const refresh = async () => (await backEnd.post('/users/refresh', { headers: { cookie } })).status;
    backEnd.clock.forward(120_000);
    expect(await refresh()).toBe(200);
    backEnd.clock.forward(120_000);
    expect(await refresh()).toBe(401);
    expect(identity.revoked).toHaveLength(1);
  });

  test('a reset password ends the sign-in', async () => {
    const identity = await startIdentity();
    const backEnd = await startBackEnd({
      firestore: firestoreAt(NOWHERE, identity.origin),
      demoKey: DEMO_KEY,
      portalOf: (alias: string) => `https://${alias}.shop.test`,
    });
    stops.push(backEnd.close);
    await openSession(backEnd, 'buyer@demo.test');
    const asked = { company_id: 1, email: 'buyer@demo.test', language: 'en' };
    expect((await backEnd.post('/users/forgot', { body: asked })).status).toBe(200);
    await expect.poll(() => mailsOf(backEnd)).toHaveLength(1);
    const [mail] = await mailsOf(backEnd);
    const token = /\/activate\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const body = {
      company_id: 1,
      token,
      newPassword: 'Other#2026',
      language: 'en',
      request_id: randomUUID(),
    };
    expect((await backEnd.post('/users/reset', { body })).status).toBe(200);
    expect(identity.revoked).toHaveLength(1);
  });

  test('a refusal of Firebase doesn’t refuse the logout', async () => {
    const identity = await startIdentity({ status: 500, body: {} });
    const backEnd = await start(identity);
    const { token } = await openSession(backEnd, 'buyer@demo.test');
    expect((await backEnd.post('/users/logout', { token })).status).toBe(200);
    expect(identity.revoked).toHaveLength(1);
    expect((await backEnd.get('/users/sessions', { token })).status).toBe(401);
  });
});

const emulator = await emulatorFor('tests/contract/firestore.test.ts: documents in the emulator');

if (emulator) {
  describe('documents in the emulator', () => {
    const TEXTS = { en: { title: 'Open on Friday', body: 'We deliver on the holiday too.' } };
    const options = () => firestoreAt(`http://${emulator.address}`, NOWHERE);
    const customer = createCustomerOf(options());
    const start = async (changes = {}) => {
      const backEnd = await startBackEnd({ ...KEYS, firestore: options(), ...changes });
      stops.push(backEnd.close);
      return backEnd;
    };
    const keptDatabase = async () => {
      const today = new Date('2026-03-10T15:00:00Z');
      const kept = await createKeptDatabase({
        seeds: smallTenants,
        passwordCost: CHEAP_PASSWORD_COST,
        today,
      });
      stops.push(kept.remove);
      await (await startBackEnd({ ...kept.place, clock: () => today })).close();
      return kept;
    };
    const publish = async (
      backEnd: BackEnd,
      email: string,
      key: string,
      changes: { company?: number } = {},
    ) => {
      const { company = 1 } = changes;
      const { status, body } = await backEnd.post('/notifications/publish', {
        body: { company_id: company, key, kind: 'order_status', emails: [email], texts: TEXTS },
        headers: { 'x-back-office-key': company === 1 ? 'key of demo' : 'key of andina' },
      });
      expect(status).toBe(200);
      return body;
    };

    test('the back end’s own documents are refused', async () => {
      const backEnd = await start();
      const token = await backEnd.login('buyer@demo.test', 1);
      const answers = [
        await backEnd.get('/documents/transaction', { token }),
        await backEnd.get('/documents/stream', { token }),
        await backEnd.patch('/documents/transaction', { token, body: { writer: 'phone', patch: {} } }),
      ];
      expect(answers.map(({ status, body }) => [status, v.parse(errorResponse, body).code])).toEqual(
        Array(3).fill([404, 'not_here']),
      );
    });

    test('a notification is in the customer’s log once, however often it is published', async () => {
      const backEnd = await start();
      await publish(backEnd, 'other@demo.test', 'friday');
      await publish(backEnd, 'other@demo.test', 'friday');
      await Promise.all([1, 2, 3].map(() => publish(backEnd, 'other@demo.test', 'saturday')));
      const { messages } = await customer.read('demo', 'other@demo.test', 'notifications');
      expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), messages)).toSorted()).toEqual([
        'published-friday',
        'published-saturday',
      ]);
      expect(await customer.revision('demo', 'other@demo.test', 'notifications')).toBe(2);
      expect(await customer.read('andina', 'other@demo.test', 'notifications')).toEqual({});
    });

    test('customers who write at the same time lose nothing', async () => {
      const backEnd = await start();
      const writing = async () => {
        for (let count = 0; count < 10; count += 1) {
          const patch = { kinds: { deal: count === 9 } };
          await customer.write('demo', 'buyer@demo.test', 'notifications', patch).catch(() => undefined);
        }
      };
      const keys = ['a', 'b', 'c', 'd', 'e'];
      await Promise.all([writing(), ...keys.map((key) => publish(backEnd, 'buyer@demo.test', key))]);
      const { messages } = await customer.read('demo', 'buyer@demo.test', 'notifications');
      expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), messages)).toSorted()).toEqual(
        keys.map((key) => `published-${key}`),
      );
    });

    test('a kind that the customer has switched off isn’t told', async () => {
      const backEnd = await start();
      const email = 'cash@demo.test';
      await customer.write('demo', email, 'notifications', { kinds: { order_status: false } });
      await publish(backEnd, email, 'monday');
      expect(await customer.read('demo', email, 'notifications')).toEqual({ kinds: { order_status: false } });
    });

    test('what the process wrote before it ended isn’t written again, and its pushes are', async () => {
      const kept = await keptDatabase();
      const push = { kind: 'web_push' as const, keys: PUSH_KEYS, subject: SUBJECT, services: [NOWHERE] };
      const settings = { ...KEYS, firestore: options(), push, pushInterval: 0 };
      const email = 'approver@demo.test';
      const device = {
        session_id: '0b0e7d2e-6f0c-4d5e-9a52-6a3f1c9d8e77',
        last_seen: '2026-03-10T15:00:00.000Z',
        kind: 'fcm',
        token: 'token of the phone',
      };
      await customer.write('demo', email, 'devices', { devices: { phone: device } });
      // The transaction in the database fails after Firestore has the message.
      await kept.change(`alter table pushes add constraint ends check (notification <> 'published-tuesday')`);
      const first = await startBackEnd({ ...kept.place, ...settings });
      const { status } = await first.post('/notifications/publish', {
        body: { company_id: 1, key: 'tuesday', kind: 'order_status', emails: [email], texts: TEXTS },
        headers: { 'x-back-office-key': 'key of demo' },
      });
      await first.close();
      expect(status).toBe(500);
      expect(await customer.revision('demo', email, 'notifications')).toBe(1);

      await kept.change('alter table pushes drop constraint ends');
      const second = await startBackEnd({ ...kept.place, ...settings });
      await publish(second, email, 'tuesday');
      await publish(second, email, 'tuesday');
      await second.close();
      expect(await customer.revision('demo', email, 'notifications')).toBe(1);
      // Once more would break the constraint.
      await kept.change(
        `alter table pushes add constraint waiting unique (company_id, email, notification)`,
        `do $$ begin if (select count(*) from pushes where notification = 'published-tuesday') <> 1 then raise exception 'no push'; end if; end $$`,
      );
    });

    test('devices in the customer’s log get pushes while their session is open', async () => {
      const service = await startPushService({ clock: () => new Date('2026-03-10T15:00:00Z') });
      stops.push(service.close);
      const backEnd = await start(pushingTo(service));
      const email = 'restricted@demo.test';
      const { token } = await openSession(backEnd, email);
      const { body } = await backEnd.get('/users/sessions', { token });
      const [session] = v.parse(devicesResponse, body).sessions;
      const device = {
        kind: 'web_push',
        ...service.subscribe(),
        session_id: session?.id ?? '',
        last_seen: '2026-03-10T15:00:00.000Z',
      };
      await customer.write('demo', email, 'devices', { devices: { phone: device } });
      await publish(backEnd, email, 'first');
      await backEnd.app.sendPushes();
      expect(service.received).toHaveLength(1);
      // The sign-in's service can't be reached.
      expect((await backEnd.post('/users/logout', { token })).status).toBe(200);
      expect(await customer.read('demo', email, 'devices')).toEqual({ devices: {} });
      await publish(backEnd, email, 'second');
      await backEnd.app.sendPushes();
      expect(service.received).toHaveLength(1);
    });

    test('a favourite that is in stock again is told', async () => {
      const kept = await keptDatabase();
      const email = 'junior@demo.test';
      const lists = { weekly: { name: 'Weekly', is_default: false, product_ids: [105], marks: {} } };
      await customer.write('demo', email, 'favourites', { lists });
      const soldOut = (isSoldOut: boolean) =>
        `update products set data = jsonb_set(data, '{sold_out}', '${isSoldOut}') where company_id = 1 and id = 105`;
      await kept.change(soldOut(true), soldOut(false));
      const backEnd = await startBackEnd({ ...kept.place, firestore: options() });
      await backEnd.app.publishNews();
      await backEnd.close();
      const { messages } = await customer.read('demo', email, 'notifications');
      expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), messages))).toEqual([
        expect.stringMatching(/^stock-105-/),
      ]);
    });

    test('a long log gets parts, and is read the same', async () => {
      const backEnd = await start();
      const email = 'group@demo.test';
      for (let count = 1; count <= 101; count += 1) {
        await customer.write('demo', email, 'notifications', { kinds: { deal: count % 2 === 0 } });
      }
      await publish(backEnd, email, 'long');
      await publish(backEnd, email, 'after');
      const document = await customer.read('demo', email, 'notifications');
      expect(document).toMatchObject({
        kinds: { deal: false },
        messages: { 'published-long': {}, 'published-after': {} },
      });
      expect(await customer.revision('demo', email, 'notifications')).toBe(103);
    });

    test('what customers have saved is copied to Firestore once, and what they changed there stays', async () => {
      const kept = await keptDatabase();
      const before = await startBackEnd(kept.place);
      const email = 'restricted@demo.test';
      const token = await before.login(email, 1);
      const save = (patch: object) =>
        before.patch('/documents/preferences', { token, body: { writer: 'phone', patch } });
      await save({ view: 'list' });
      await save({ sort: 'price' });
      await before.close();

      const backEnd = await startBackEnd({ ...kept.place, firestore: options() });
      await backEnd.app.copyToFirestore();
      await backEnd.app.copyToFirestore();
      expect(await customer.read('demo', email, 'preferences')).toEqual({ view: 'list', sort: 'price' });
      expect(await customer.revision('demo', email, 'preferences')).toBe(2);
      await customer.write('demo', email, 'preferences', { view: 'grid' });
      await backEnd.app.copyToFirestore();
      expect(await customer.read('demo', email, 'preferences')).toEqual({ view: 'grid', sort: 'price' });
      await backEnd.close();
    });

    test('npm run move-documents copies both ways, and can be repeated', async () => {
      const kept = await keptDatabase();
      const email = 'maxed@demo.test';
      const folder = await mkdtemp(join(tmpdir(), 'firestore-'));
      stops.push(() => rm(folder, { recursive: true }));
      const file = join(folder, 'account.json');
      await writeFile(file, JSON.stringify(options().serviceAccount));
      const { databaseUrl, dataDir } = { databaseUrl: undefined, dataDir: undefined, ...kept.place };
      const env = {
        ...process.env,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...(dataDir && { PORTAL_DATA_DIR: dirname(dataDir) }),
        FIRESTORE_SERVICE_ACCOUNT: file,
        FIRESTORE_EMULATOR: `http://${emulator.address}`,
        FIREBASE_AUTH_EMULATOR: NOWHERE,
      };
      const move = async (way: string) => {
        const { stdout } = await promisify(execFile)(process.execPath, ['host-demo/moveDocuments.ts', way], {
          env,
        }).catch((error: { stdout: string }) => error);
        return stdout;
      };
      await customer.write('demo', email, 'preferences', { view: 'list' });
      expect(await move('from-firestore')).toMatch(/^Copied and compared: [1-9]\d*; /);
      const backEnd = await startBackEnd(kept.place);
      const token = await backEnd.login(email, 1);
      const { body } = await backEnd.get('/documents/preferences', { token });
      await backEnd.close();
      expect(body).toMatchObject({ revision: 1, data: { view: 'list' } });
      expect(await move('from-firestore')).toMatch(/^Copied and compared: 0; /);
      await move('to-firestore');
      expect(await move('to-firestore')).toMatch(/^Copied and compared: 0; /);
    });
  });
}
