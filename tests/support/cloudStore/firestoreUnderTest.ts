import { setTimeout as delay } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase/app';
import { startAuthStandIn } from '../../../host-demo/firestore/authStandIn.ts';
import { startFirestoreEmulator } from '../../../host-demo/firestore/startFirestoreEmulator.ts';
import { openFirestore } from '../../../src/platform/firestore/openFirestore.ts';
import { createFirestoreStore } from '../../../src/sync/stores/firestoreStore.ts';
import { type CountingProxy, startCountingProxy } from '../countingProxy.ts';
import { customToken, uidOf } from '../firebaseCustomToken.ts';
import type { OpenStore } from './storeUnderTest.ts';

const PROJECT = 'demo-portal';
const ALIAS = 'demo';
/** Firebase renews a token that has less than 30 s left. */
const SOON_EXPIRED_S = 31;

/** Firestore's emulator with the portal's security rules, and the sign-in that stands in for Firebase's. */
export const startFirestore = async (program: string) => {
  const emulator = await startFirestoreEmulator(program, { rules: 'firestore.rules' });
  const signIns = {
    long: await startAuthStandIn(PROJECT),
    brief: await startAuthStandIn(PROJECT, { lifetime: SOON_EXPIRED_S }),
  };
  let count = 0;

  const endSignIn = (mail: string) =>
    fetch(`${signIns.brief.origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`, {
      method: 'POST',
      body: JSON.stringify({ localId: uidOf({ host: ALIAS, mail }) }),
    });

  const openCustomer: OpenStore = async ({ tokens = 'long' } = {}) => {
    const auth = signIns[tokens];
    count += 1;
    const buyer = `Buyer+${count}@demo.test`;
    const lines: CountingProxy[] = [];
    return {
      async open(writer, who = 'buyer') {
        const line = await startCountingProxy(`http://${emulator.address}`);
        lines.push(line);
        const mail = who === 'buyer' ? buyer : `other-${count}@demo.test`;
        const records = openFirestore(
          {
            projectId: PROJECT,
            apiKey: 'none',
            emulator: { firestore: line.address, auth: auth.origin },
          },
          `${count}-${writer}`,
          async () => customToken({ host: ALIAS, mail }),
        );
        const store = createFirestoreStore({
          records,
          alias: ALIAS,
          email: buyer,
          writer,
          now: Date.now,
          random: Math.random,
          delay,
        });
        return { store, line };
      },
      async expireTokens() {
        await delay(1_500);
        await endSignIn(buyer);
      },
      async close() {
        const opened = getApps().filter(({ name }) => name.startsWith(`${count}-`));
        for (const app of opened) await deleteApp(app);
        for (const line of lines) await line.close();
      },
    };
  };

  return {
    address: emulator.address,
    openCustomer,
    async close() {
      for (const signIn of Object.values(signIns)) await signIn.close();
      await emulator.close();
    },
  };
};
