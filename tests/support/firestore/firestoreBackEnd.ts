import { generateKeyPairSync } from 'node:crypto';
import { afterAll } from 'vitest';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
} from '../../../host-demo/firestore/startFirestoreEmulator.ts';
import { createFirestoreLogs } from '../../../host-demo/server/firestore/firestoreLogs.ts';
import type { FirestoreOptions } from '../../../host-demo/server/firestore/firestoreOptions.ts';
import { createFirestoreRecords } from '../../../host-demo/server/firestore/firestoreRecords.ts';
import { createGoogleCalls } from '../../../host-demo/server/firestore/googleCalls.ts';
import type { DocumentName } from '../../../src/sync/rules/cloudStore.ts';
import { headPath } from '../../../src/sync/stores/firestoreSchema.ts';
import type { DocumentData } from '../../../src/sync/stores/schema.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export { publicKey };

const PROJECT = 'demo-portal';

/** `origin`: of what stands in for Google. */
export const firestoreAt = (firestore: string, auth: string): FirestoreOptions => ({
  projectId: PROJECT,
  serviceAccount: {
    project_id: PROJECT,
    client_email: `portal@${PROJECT}.iam.gserviceaccount.com`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    token_uri: `${auth}/token`,
  },
  emulator: { firestore, auth },
});

/** A customer's browser, as far as it changes and reads documents; without rules, which have tests of their own. */
export const createCustomerOf = (options: FirestoreOptions) => {
  const clock = () => new Date();
  const logs = createFirestoreLogs(createFirestoreRecords(createGoogleCalls(options, clock), options), clock);
  return {
    read: async (alias: string, email: string, name: DocumentName) =>
      (await logs.read(headPath(alias, email, name))).data,
    revision: async (alias: string, email: string, name: DocumentName) =>
      (await logs.read(headPath(alias, email, name))).revision,
    async write(alias: string, email: string, name: DocumentName, patch: DocumentData): Promise<void> {
      const path = headPath(alias, email, name);
      const log = await logs.read(path);
      if (!(await logs.append(path, log, { writer: 'phone', patch }))) throw new Error('a lost race');
    },
  };
};

const program = await findFirestoreEmulator();

/** The emulator for a file of tests; null, with a line that says so, where there is none. */
export const emulatorFor = async (what: string) => {
  if (!program) {
    process.stdout.write(
      `Not run: ${what}. They need Java and: gcloud components install cloud-firestore-emulator\n`,
    );
    return null;
  }
  const emulator = await startFirestoreEmulator(program);
  afterAll(() => emulator.close());
  return emulator;
};
