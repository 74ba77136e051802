import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readFirestoreSettings } from '../../../host-demo/server/firestoreSettings.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ACCOUNT = {
  project_id: 'my-portal',
  client_email: 'portal@my-portal.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  token_uri: 'https://oauth2.googleapis.com/token',
};

const fileWith = async (text: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-'));
  folders.push(folder);
  const file = join(folder, 'account.json');
  await writeFile(file, text);
  return file;
};

test('without a service account the database is the cloud store', () => {
  expect(readFirestoreSettings({})).toEqual({});
});

test('the service account names the project', async () => {
  const file = await fileWith(JSON.stringify(ACCOUNT));
  expect(readFirestoreSettings({ FIRESTORE_SERVICE_ACCOUNT: file })).toEqual({
    firestore: { projectId: 'my-portal', serviceAccount: ACCOUNT, emulator: null },
  });
});

test('emulators are named by their origins', async () => {
  const file = await fileWith(JSON.stringify(ACCOUNT));
  const settings = readFirestoreSettings({
    FIRESTORE_SERVICE_ACCOUNT: file,
    FIRESTORE_EMULATOR: 'http://127.0.0.1:8080/',
    FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099',
  });
  expect(settings.firestore?.emulator).toEqual({
    firestore: 'http://127.0.0.1:8080',
    auth: 'http://127.0.0.1:9099',
  });
});

test('what is wrong is named, without the file’s secrets', async () => {
  const file = await fileWith(JSON.stringify(ACCOUNT));
  const broken = await fileWith(JSON.stringify({ ...ACCOUNT, private_key: '-----BEGIN nothing' }));
  const reading = (env: Record<string, string>) => () => readFirestoreSettings(env);
  expect(reading({ FIRESTORE_SERVICE_ACCOUNT: '/nowhere.json' })).toThrow(
    'FIRESTORE_SERVICE_ACCOUNT: /nowhere.json isn’t there',
  );
  expect(reading({ FIRESTORE_SERVICE_ACCOUNT: broken })).toThrow(
    `FIRESTORE_SERVICE_ACCOUNT: ${broken} isn’t the JSON of a service account`,
  );
  expect(reading({ FIRESTORE_EMULATOR: 'http://127.0.0.1:8080' })).toThrow('needs FIRESTORE_SERVICE_ACCOUNT');
  expect(reading({ FIRESTORE_SERVICE_ACCOUNT: file, FIRESTORE_EMULATOR: 'http://127.0.0.1:8080' })).toThrow(
    'both or none',
  );
  expect(
    reading({ FIRESTORE_SERVICE_ACCOUNT: file, FIRESTORE_EMULATOR: '8080', FIREBASE_AUTH_EMULATOR: '9099' }),
  ).toThrow('FIRESTORE_EMULATOR must be an origin');
});
