import type { ServerOptions } from './serverOptions.ts';
import { readServiceAccount } from './settingFiles.ts';

export const FIRESTORE_SETTINGS_HELP = `  FIRESTORE_SERVICE_ACCOUNT   keeps what customers save in Firestore instead of the database: the file of the project’s service account, JSON
                    (docs/firestore.md); the portal’s configuration names the same project
  FIRESTORE_EMULATOR, FIREBASE_AUTH_EMULATOR   origins of emulators instead of Google’s, such as http://127.0.0.1:8080: both of them
`;

type Env = Readonly<Record<string, string | undefined>>;

const originIn = (name: string, text: string): string => {
  const url = URL.parse(text);
  if (!url?.protocol.startsWith('http')) {
    throw new Error(`${name} must be an origin such as http://127.0.0.1:8080`);
  }
  return url.origin;
};

/** The settings of Firestore in environment variables. Throws an error that names an invalid one. */
export const readFirestoreSettings = (env: Env): Pick<ServerOptions, 'firestore'> => {
  const { FIRESTORE_SERVICE_ACCOUNT: file, FIRESTORE_EMULATOR: store, FIREBASE_AUTH_EMULATOR: auth } = env;
  if (!file) {
    if (store || auth) throw new Error('FIRESTORE_EMULATOR needs FIRESTORE_SERVICE_ACCOUNT');
    return {};
  }
  if (Boolean(store) !== Boolean(auth)) {
    throw new Error('FIRESTORE_EMULATOR and FIREBASE_AUTH_EMULATOR: both or none of them');
  }
  const serviceAccount = readServiceAccount('FIRESTORE_SERVICE_ACCOUNT', file);
  const emulator =
    store && auth
      ? {
          firestore: originIn('FIRESTORE_EMULATOR', store),
          auth: originIn('FIREBASE_AUTH_EMULATOR', auth),
        }
      : null;
  return { firestore: { projectId: serviceAccount.project_id, serviceAccount, emulator } };
};
