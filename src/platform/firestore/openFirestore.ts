import { type Records, RecordsError } from '../../sync/rules/records.ts';
import {
  initializeApp,
  initializeAuth,
  initializeFirestore,
  inMemoryPersistence,
  memoryLocalCache,
  setLogLevel,
} from './firebaseFirestore.ts';
import { createFirestoreRecords } from './firestoreRecords.ts';
import { createSignIn, type TokenSource } from './signIn.ts';

export type FirestoreSettings = {
  projectId: string;
  apiKey: string;
  /** For tests and demos: `host:port` of Firestore, and the origin of the sign-in. */
  emulator?: { firestore: string; auth: string } | undefined;
};

const signedInRecords = (
  records: Records,
  { ensure, isSignedIn }: ReturnType<typeof createSignIn>,
): Records => {
  const asCustomer = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    await ensure();
    try {
      return await ask();
    } catch (error) {
      // Firebase ends a session that the back office has revoked, and what follows is asked by nobody.
      if (isSignedIn() || !(error instanceof RecordsError)) throw error;
      await ensure();
      return ask();
    }
  };
  return {
    read: (path) => asCustomer(() => records.read(path)),
    readAfter: (path, revision) => asCustomer(() => records.readAfter(path, revision)),
    transact: (action) => asCustomer(() => records.transact(action)),
    listenAfter(path, revision, onNews, onEnd) {
      let isStopped = false;
      let stop = () => {};
      ensure().then(
        () => {
          if (!isStopped) stop = records.listenAfter(path, revision, onNews, onEnd);
        },
        (error: unknown) => {
          if (!isStopped) onEnd(error);
        },
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
};

/** Where an emulator has the sign-in's services: Firebase's own way there shows a banner, whose code everybody would load. */
const signInAt = (origin: string) => {
  const [apiScheme = '', address = ''] = origin.split('://');
  return {
    apiScheme,
    apiHost: `${address}/identitytoolkit.googleapis.com`,
    tokenApiHost: `${address}/securetoken.googleapis.com`,
  };
};

/**
 * Firestore for one customer after the other. Nothing is kept in the browser: the portal does that itself, and a frame may have no
 * storage. `name`: of the app in Firebase, one for each page.
 */
export const openFirestore = (
  { projectId, apiKey, emulator }: FirestoreSettings,
  name: string,
  source: TokenSource,
): Records => {
  // The portal reports errors itself.
  setLogLevel('silent');
  const app = initializeApp({ projectId, apiKey }, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator) Object.assign(auth.config, signInAt(emulator.auth));
  const store = initializeFirestore(app, {
    localCache: memoryLocalCache(),
    ...(emulator && { host: emulator.firestore, ssl: false }),
  });
  return signedInRecords(createFirestoreRecords(store), createSignIn(auth, source));
};
