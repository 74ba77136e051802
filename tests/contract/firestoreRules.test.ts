import { readFile } from 'node:fs/promises';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  runTransaction,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type FirestoreEmulator,
  findFirestoreEmulator,
  startFirestoreEmulator,
} from '../../host-demo/firestore/startFirestoreEmulator.ts';
import { changeId, headPath } from '../../src/sync/stores/firestoreSchema.ts';

const DAY_MS = 24 * 3_600_000;
const MAIL = 'Buyer+1@demo.test';
const PATH = headPath('demo', MAIL, 'transaction');

const changeOf = (revision: number, patch = '{"a":1}') => ({
  revision,
  writer: 'phone',
  patch,
  at: 1_795_000_000_000,
});

/** The next change, as the portal writes it: with its head, or with another. */
const append = (store: Firestore, revision: number, { head = {}, change = {}, path = PATH } = {}) =>
  runTransaction(store, async (transaction) => {
    transaction.set(doc(store, path), { revision, base: 0, parts: 0, ...head });
    transaction.set(doc(store, `${path}/changes/${changeId(revision)}`), {
      ...changeOf(revision),
      ...change,
    });
  });

const compact = (store: Firestore, { upTo = 2, part = {}, head = {}, index = '0' } = {}) => {
  const batch = writeBatch(store);
  batch.set(doc(store, PATH), { revision: 2, base: upTo, parts: 1, ...head });
  batch.set(doc(store, `${PATH}/parts/${index}`), { upTo, text: '{"a":1}', ...part });
  return batch.commit();
};

const rulesTests = (program: string) => {
  describe('the security rules of Firestore', () => {
    let emulator: FirestoreEmulator;
    let rules: RulesTestEnvironment;
    let own: Firestore;

    const storeOf = (uid: string, claims: object) => {
      const exp = Math.floor(Date.now() / 1000) + 3600;
      return rules.authenticatedContext(uid, { exp, ...claims }).firestore() as unknown as Firestore;
    };
    const ownClaims = { host: 'demo', mail: MAIL };
    const writeTwo = async () => {
      await append(own, 1);
      await append(own, 2);
    };
    const expired = () => Timestamp.fromMillis(Date.now() + 7 * DAY_MS);

    beforeAll(async () => {
      emulator = await startFirestoreEmulator(program);
      const [host = '', port] = emulator.address.split(':');
      const text = await readFile('firestore.rules', 'utf8');
      rules = await initializeTestEnvironment({
        projectId: 'demo-rules',
        firestore: { host, port: Number(port), rules: text },
      });
      setLogLevel('silent');
    });
    beforeEach(async () => {
      await rules.clearFirestore();
      own = storeOf('demo.buyer', ownClaims);
    });
    afterAll(async () => {
      await rules.cleanup();
      await emulator.close();
    });

    test('a customer writes the next change, and reads the log', async () => {
      await assertSucceeds(writeTwo());
      await assertSucceeds(getDoc(doc(own, PATH)));
      await assertSucceeds(getDoc(doc(own, `${PATH}/parts/0`)));
      expect((await assertSucceeds(getDocs(collection(own, `${PATH}/changes`)))).size).toBe(2);
    });

    test.each([
      'buyer+1@demo.test',
      'a%40b@demo.test',

      'a&b=c/d#e?f@demo.test',
      "o'neill$1{x}|^`@demo.test",
    ])('%s has documents', async (mail) => {
      const store = storeOf('demo.any', { host: 'demo', mail });
      await assertSucceeds(append(store, 1, { path: headPath('demo', mail, 'favourites') }));
    });

    test.each([
      ['another customer', { host: 'demo', mail: 'other@demo.test' }],
      ['the customer at another tenant', { host: 'other', mail: MAIL }],
      ['somebody without these claims', {}],
      ['somebody with this e-mail address, but no claim', { email: MAIL, host: 'demo' }],
    ])('%s may neither read nor write', async (_, claims) => {
      await writeTwo();
      const store = storeOf('somebody', claims);
      await assertFails(getDoc(doc(store, PATH)));
      await assertFails(getDocs(collection(store, `${PATH}/changes`)));
      await assertFails(getDoc(doc(store, `${PATH}/changes/${changeId(1)}`)));
      await assertFails(getDoc(doc(store, `${PATH}/parts/0`)));
      await assertFails(append(store, 3));
    });

    test('a visitor may neither read nor write', async () => {
      const visitor = rules.unauthenticatedContext().firestore() as unknown as Firestore;
      await assertFails(getDoc(doc(visitor, PATH)));
      await assertFails(append(visitor, 1));
    });

    test('an expired token is refused', async () => {
      const now = Math.floor(Date.now() / 1000);
      const late = storeOf('demo.late', { ...ownClaims, iat: now - 7200, exp: now - 3600 });
      await assertFails(getDoc(doc(late, PATH)));
      await assertFails(append(late, 1));
    });

    test('changes are neither changed nor deleted', async () => {
      await writeTwo();
      await assertFails(updateDoc(doc(own, `${PATH}/changes/${changeId(1)}`), { patch: '{}' }));
      await assertFails(setDoc(doc(own, `${PATH}/changes/${changeId(1)}`), changeOf(1, '{}')));
      await assertFails(deleteDoc(doc(own, `${PATH}/changes/${changeId(1)}`)));
      await assertFails(deleteDoc(doc(own, PATH)));
    });

    test('a revision follows the one before, with its change', async () => {
      await assertFails(append(own, 2));
      await assertFails(setDoc(doc(own, PATH), { revision: 1, base: 0, parts: 0 }));
      await writeTwo();
      await assertFails(append(own, 4));
      await assertFails(append(own, 2));
      await assertFails(setDoc(doc(own, PATH), { revision: 3, base: 0, parts: 0 }));
      await assertFails(setDoc(doc(own, `${PATH}/changes/${changeId(3)}`), changeOf(3)));
      await assertFails(append(own, 3, { change: { revision: 2 } }));
      await assertFails(append(own, 3, { head: { base: 1 } }));
      await assertSucceeds(append(own, 3));
    });

    test('a change has its fields and no others, and a size', async () => {
      await assertFails(append(own, 1, { change: { patch: 'x'.repeat(900_001) } }));
      await assertFails(append(own, 1, { change: { patch: { a: 1 } } }));
      await assertFails(append(own, 1, { change: { writer: 'x'.repeat(65) } }));
      await assertFails(append(own, 1, { change: { extra: 1 } }));
      await assertFails(append(own, 1, { change: { expireAt: expired() } }));
      await assertFails(append(own, 1, { head: { extra: 1 } }));
      await assertSucceeds(append(own, 1, { change: { patch: 'x'.repeat(900_000) } }));
    });

    test('only the documents of the portal', async () => {
      await assertFails(append(own, 1, { path: PATH.replace('transaction', 'anything') }));
      await assertFails(setDoc(doc(own, 'hosts/demo'), { a: 1 }));
    });

    test('parts come with the head that names them', async () => {
      await writeTwo();
      await assertFails(setDoc(doc(own, `${PATH}/parts/0`), { upTo: 2, text: '{}' }));
      await assertFails(compact(own, { part: { upTo: 1 } }));
      await assertFails(compact(own, { upTo: 3 }));
      await assertFails(compact(own, { index: '1' }));
      await assertFails(compact(own, { part: { text: 'x'.repeat(900_001) } }));
      await assertFails(compact(own, { head: { revision: 1 } }));
      await assertSucceeds(compact(own));
      await assertFails(compact(own, { upTo: 1 }));
      await assertSucceeds(append(own, 3, { head: { base: 2, parts: 1 } }));
      await assertFails(append(own, 4, { head: { base: 0, parts: 0 } }));
    });

    test('only a change that is in the parts may end, and not at once', async () => {
      await writeTwo();
      const first = doc(own, `${PATH}/changes/${changeId(1)}`);
      await assertFails(updateDoc(first, { expireAt: expired() }));
      await assertSucceeds(compact(own, { upTo: 1 }));
      await assertFails(updateDoc(first, { expireAt: Timestamp.now() }));
      await assertFails(updateDoc(first, { expireAt: expired(), patch: '{}' }));
      await assertSucceeds(updateDoc(first, { expireAt: expired() }));
      await assertFails(updateDoc(doc(own, `${PATH}/changes/${changeId(2)}`), { expireAt: expired() }));
    });
  });
};

const program = await findFirestoreEmulator();
if (program === null)
  test('the security rules are there', async () => {
    process.stdout.write(
      'The tests of the security rules didn’t run: they need Java and `gcloud components install cloud-firestore-emulator`.\n',
    );
    expect(await readFile('firestore.rules', 'utf8')).toContain("rules_version = '2'");
  });
else rulesTests(program);
