import { generateKeyPairSync } from 'node:crypto';
import type { CloudStoreConfig } from '../../src/sync/stores/cloudStoreSchema.ts';
import type { FirestoreOptions } from '../server/firestore/firestoreOptions.ts';
import { startAuthStandIn } from './authStandIn.ts';
import { findFirestoreEmulator, startFirestoreEmulator } from './startFirestoreEmulator.ts';

/** Projects whose names start with `demo-` are never Google's own. */
const PROJECT = 'demo-portal';

/** The demo's Firestore: the emulator, empty, and a stand-in for the sign-in. Throws where there is no emulator. */
export const startFirestore = async (): Promise<{
  options: FirestoreOptions;
  config: CloudStoreConfig;
  close(): Promise<void>;
}> => {
  const program = await findFirestoreEmulator();
  if (!program) {
    throw new Error(
      '--firestore needs Java and the Firestore emulator: gcloud components install cloud-firestore-emulator',
    );
  }
  const store = await startFirestoreEmulator(program, { rules: 'firestore.rules' });
  const auth = await startAuthStandIn(PROJECT);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    options: {
      projectId: PROJECT,
      serviceAccount: {
        project_id: PROJECT,
        client_email: `portal@${PROJECT}.iam.gserviceaccount.com`,
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        token_uri: `${auth.origin}/token`,
      },
      emulator: { firestore: `http://${store.address}`, auth: auth.origin },
    },
    config: {
      kind: 'firestore',
      projectId: PROJECT,
      apiKey: 'demo',
      emulator: { firestore: store.address, auth: auth.origin },
    },
    async close() {
      await Promise.all([store.close(), auth.close()]);
    },
  };
};
