import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPushKeyFile } from '../../../host-demo/server/push/pushKeyFile.ts';
import { createPushKeys } from '../../../host-demo/server/push/pushKeys.ts';
import { readPushSettings } from '../../../host-demo/server/pushSettings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'push-'));
});
afterEach(() => rm(folder, { recursive: true }));

const fileWith = async (name: string, content: unknown): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const SUBJECT = 'mailto:push@example.com';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const ACCOUNT = {
  type: 'service_account',
  project_id: 'wholesaler',
  private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  client_email: 'push@wholesaler.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
};
const WEB_CONFIG = {
  apiKey: 'AIza',
  authDomain: 'wholesaler.firebaseapp.com',
  projectId: 'wholesaler',
  messagingSenderId: '123',
  appId: '1:123:web:abc',
};

test('nothing is set, so nothing is pushed', () => {
  expect(readPushSettings({ PUSH_KEYS: '', FCM_SERVICE_ACCOUNT: '' })).toEqual({});
});

test.each(['mailto:push@example.com', 'https://example.com/contact'])('PUSH_SUBJECT %s', async (subject) => {
  const keys = createPushKeys();
  const PUSH_KEYS = await fileWith('keys.json', keys);
  expect(readPushSettings({ PUSH_KEYS, PUSH_SUBJECT: subject })).toEqual({
    push: { kind: 'web_push', keys, subject },
  });
});

test.each(['', 'push@example.com', 'mailto:push', 'http://example.com', undefined])(
  'PUSH_SUBJECT %j is refused at the start',
  async (PUSH_SUBJECT) => {
    const PUSH_KEYS = await fileWith('keys.json', createPushKeys());
    expect(() => readPushSettings({ PUSH_KEYS, PUSH_SUBJECT })).toThrow('PUSH_KEYS needs PUSH_SUBJECT');
  },
);

test.each([
  ['no JSON', 'secret words'],
  ['no keys', {}],
  ['half a pair', { ...createPushKeys(), publicKey: createPushKeys().publicKey }],
])('a file with %s is refused at the start, without telling what is in it', async (_, content) => {
  const PUSH_KEYS = await fileWith('keys.json', content);
  expect(() => readPushSettings({ PUSH_KEYS, PUSH_SUBJECT: SUBJECT })).toThrow(
    new Error(`PUSH_KEYS: ${PUSH_KEYS} isn’t a file of npm run push-keys`),
  );
});

test('a file that isn’t there is named', () => {
  expect(() => readPushSettings({ PUSH_KEYS: '/nowhere/keys.json', PUSH_SUBJECT: SUBJECT })).toThrow(
    'PUSH_KEYS: /nowhere/keys.json isn’t there',
  );
});

test('other push services are origins', async () => {
  const PUSH_KEYS = await fileWith('keys.json', createPushKeys());
  const withServices = (PUSH_SERVICES: string) =>
    readPushSettings({ PUSH_KEYS, PUSH_SUBJECT: SUBJECT, PUSH_SERVICES });
  expect(withServices('http://localhost:9000, https://push.example.com/path')).toMatchObject({
    push: { services: ['http://localhost:9000', 'https://push.example.com'] },
  });
  expect(() => withServices('push.example.com')).toThrow('PUSH_SERVICES must be origins');
});

test('Firebase has its service account, its web app and its key', async () => {
  const FCM_SERVICE_ACCOUNT = await fileWith('account.json', ACCOUNT);
  const FCM_WEB_CONFIG = await fileWith('web.json', WEB_CONFIG);
  const env = { FCM_SERVICE_ACCOUNT, FCM_WEB_CONFIG, FCM_PUBLIC_KEY: 'BKey' };
  const { type: _, ...serviceAccount } = ACCOUNT;
  expect(readPushSettings(env)).toEqual({
    push: {
      kind: 'fcm',
      serviceAccount,
      public_key: 'BKey',
      api_key: 'AIza',
      app_id: '1:123:web:abc',
      messaging_sender_id: '123',
    },
  });
  expect(() => readPushSettings({ ...env, FCM_PUBLIC_KEY: '' })).toThrow(
    'needs FCM_WEB_CONFIG and FCM_PUBLIC_KEY',
  );
  expect(() => readPushSettings({ ...env, PUSH_KEYS: 'keys.json' })).toThrow('one of them');
  const other = await fileWith('other.json', { ...WEB_CONFIG, projectId: 'other' });
  expect(() => readPushSettings({ ...env, FCM_WEB_CONFIG: other })).toThrow('different projects');
  const broken = await fileWith('broken.json', { ...ACCOUNT, private_key: '-----BEGIN secret' });
  expect(() => readPushSettings({ ...env, FCM_SERVICE_ACCOUNT: broken })).toThrow(
    new Error(`FCM_SERVICE_ACCOUNT: ${broken} isn’t the JSON of a service account`),
  );
  expect(() => readPushSettings({ ...env, FCM_WEB_CONFIG: broken })).toThrow('FCM_WEB_CONFIG');
});

test('the demo makes keys once and keeps them', () => {
  const file = join(folder, 'new', 'keys.json');
  const first = keepPushKeyFile(file);
  expect(keepPushKeyFile(file)).toEqual(first);
});

test('npm run push-keys writes keys for their owner only, and never over others', async () => {
  const file = join(folder, 'keys.json');
  const run = async () => {
    const program = spawn(process.execPath, ['host-demo/writePushKeys.ts', file]);
    const exit = once(program, 'exit');
    const [said, error] = await Promise.all([text(program.stdout), text(program.stderr)]);
    const [code] = await exit;
    return { code, said, error };
  };
  expect(await run()).toMatchObject({ code: 0, error: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const written = await readFile(file, 'utf8');
  expect(readPushSettings({ PUSH_KEYS: file, PUSH_SUBJECT: SUBJECT })).toMatchObject({
    push: { keys: JSON.parse(written) },
  });
  expect(await run()).toMatchObject({ code: 1, error: expect.stringContaining('nothing was written') });
  expect(await readFile(file, 'utf8')).toBe(written);
});
