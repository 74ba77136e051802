import { setTimeout as delay } from 'node:timers/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { findFirestoreEmulator } from '../../host-demo/firestore/startFirestoreEmulator.ts';
import { createDocumentSync } from '../../src/sync/engine/documentSync.ts';
import type { JsonObject } from '../../src/sync/rules/cloudStore.ts';
import { openBackOffice } from '../support/cloudStore/backOfficeUnderTest.ts';
import { startFirestore } from '../support/cloudStore/firestoreUnderTest.ts';
import { follow } from '../support/cloudStore/follow.ts';
import type { OpenStore, StoreUnderTest, TestSession } from '../support/cloudStore/storeUnderTest.ts';
import { createMemoryStore, fakePage, jsonCodec } from '../support/fakeCloud.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

/** A line of a cart is about that long, characters: its product, units, price and rules. */
const LINE_LENGTH = 600;

const pasteOf = (count: number): JsonObject => ({
  lines: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `line-${index}`,
      { quantity: '1', name: 'ñ'.padEnd(LINE_LENGTH, `product ${index} `) },
    ]),
  ),
});

const linesOf = ({ lines }: JsonObject): JsonObject => (lines ?? {}) as JsonObject;

/** What a case cost: printed at the end. */
const rows: string[][] = [];
const record = (store: string, name: string, operations: number, bytes: number | null, ms: number) =>
  rows.push([
    store,
    name,
    String(operations),
    bytes === null ? '' : String(Math.round(bytes)),
    String(Math.round(ms)),
  ]);

const printRows = () => {
  const table = [['store', 'case', 'operations', 'bytes', 'ms'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  process.stdout.write(`\n${lines.join('\n')}\n`);
};

const contract = (name: string, openStore: OpenStore) => {
  describe(name, () => {
    let under: StoreUnderTest;
    const stops: (() => void)[] = [];

    beforeEach(async () => {
      under = await openStore();
    });
    afterEach(async () => {
      for (const stop of stops.splice(0)) stop();
      vi.unstubAllGlobals();
      await under.close();
    });

    const followed = async ({ store }: TestSession) => {
      const follower = await follow(store);
      stops.push(follower.stop);
      return follower;
    };

    test('a document that was never written is empty', async () => {
      const { store } = await under.open('phone');
      for (const document of ['transaction', 'notifications', 'devices'] as const)
        expect(await store.read(document)).toEqual({ revision: 0, data: {} });
    });

    test('each patch gets the next revision, and others hear them in order', async () => {
      const phone = await under.open('phone');
      const laptop = await followed(await under.open('laptop'));
      const started = performance.now();
      for (const revision of [1, 2, 3, 4, 5])
        expect(await phone.store.patch('transaction', { lines: { a: { quantity: String(revision) } } })).toBe(
          revision,
        );
      record(name, 'five patches', 5, null, performance.now() - started);
      await waitUntilPasses(() => expect(laptop.document().revision).toBe(5));
      // The first ones may have come with a reading.
      const heard = laptop.heard.map(({ revision }) => revision);
      expect(heard).toEqual([1, 2, 3, 4, 5].slice(5 - heard.length));
      expect(laptop.document().data).toEqual({ lines: { a: { quantity: '5' } } });
      expect(await phone.store.patch('transaction', { lines: { a: null, b: [[1], { '': null }] } })).toBe(6);
      expect(await phone.store.read('transaction')).toEqual({
        revision: 6,
        data: { lines: { b: [[1], { '': null }] } },
      });
    });

    test('a session doesn’t hear its own changes', async () => {
      const phone = await under.open('phone');
      const laptop = await under.open('laptop');
      const onPhone = await followed(phone);
      await phone.store.patch('transaction', { from: 'phone' });
      await laptop.store.patch('transaction', { from: 'laptop' });
      // The stream may open after this change, which then comes with a reading; the next one is heard.
      await waitUntilPasses(() => expect(onPhone.document().revision).toBe(2));
      await laptop.store.patch('transaction', { from: 'tablet' });
      await waitUntilPasses(() => expect(onPhone.document().revision).toBe(3));
      const expected = [
        { name: 'transaction', revision: 2, patch: { from: 'laptop' } },
        { name: 'transaction', revision: 3, patch: { from: 'tablet' } },
      ];
      expect(onPhone.heard).toEqual(expected.slice(-Math.max(1, onPhone.heard.length)));
    });

    test('offline, a patch is refused as a failure of the network; back, the others’ changes are there', async () => {
      const phone = await under.open('phone');
      const laptop = await under.open('laptop');
      const onLaptop = await followed(laptop);
      await phone.store.patch('transaction', { a: 1 });
      await waitUntilPasses(() => expect(onLaptop.document().revision).toBe(1));
      laptop.line.cut();
      await expect(laptop.store.patch('transaction', { b: 2 })).rejects.toMatchObject({ failure: 'network' });
      await phone.store.patch('transaction', { a: 2 });
      await phone.store.patch('transaction', { c: 3 });
      const started = performance.now();
      laptop.line.restore();
      await waitUntilPasses(() => expect(onLaptop.document()).toEqual({ revision: 3, data: { a: 2, c: 3 } }));
      record(name, 'back online', 1, null, performance.now() - started);
      expect(await laptop.store.patch('transaction', { b: 2 })).toBe(4);
    });

    test('two sessions make 200 changes each, and both have all of them', async () => {
      const page = fakePage();
      vi.stubGlobal('addEventListener', page.addEventListener);
      vi.stubGlobal('removeEventListener', page.removeEventListener);
      const started = performance.now();
      const documents = await Promise.all(
        ['phone', 'laptop'].map(async (tab) => {
          const document = createDocumentSync({
            name: 'transaction',
            codec: jsonCodec(),
            cloud: (await under.open(tab)).store,
            local: createMemoryStore(),
            owner: 'buyer@demo.test',
            tab,
            // It tries again by itself.
            onError: () => undefined,
          });
          document.start();
          stops.push(document.stop);
          return { tab, document };
        }),
      );
      await Promise.all(
        documents.map(async ({ tab, document }) => {
          for (let count = 1; count <= 200; count += 1) {
            document.change({ lines: { [`${tab}-${count}`]: { quantity: String(count) } }, last: tab });
            // Changes within 120 ms are sent as one.
            await delay(count % 5 === 0 ? 150 : 5);
          }
        }),
      );
      const reader = await under.open('reader');
      await waitUntilPasses(async () => {
        const { data, revision } = await reader.store.read('transaction');
        expect(Object.keys(linesOf(data))).toHaveLength(400);
        for (const { document } of documents) {
          expect(document.state.getState().status).toBe('saved');
          expect(document.state.getState().value).toEqual(data);
        }
        expect(revision).toBeLessThanOrEqual(400);
      });
      const { revision } = await reader.store.read('transaction');
      record(name, 'two sessions, 400 changes', revision, null, performance.now() - started);
    });

    test('patches of two sessions at the same time are all applied, each with a revision of its own', async () => {
      const phone = await under.open('phone');
      const laptop = await under.open('laptop');
      const revisions: number[] = [];
      const started = performance.now();
      await Promise.all(
        [phone, laptop].map(async ({ store }, session) => {
          for (let count = 1; count <= 20; count += 1)
            revisions.push(await store.patch('transaction', { [`${session}-${count}`]: count }));
        }),
      );
      record(name, 'two sessions, 40 patches at once', 40, null, performance.now() - started);
      expect(revisions.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      );
      expect(Object.keys((await phone.store.read('transaction')).data)).toHaveLength(40);
    });

    test('a session whose token ends goes on', async () => {
      const brief = await openStore({ tokens: 'brief' });
      onTestFinished(() => brief.close());
      const phone = await brief.open('phone');
      const laptop = await followed(await brief.open('laptop'));
      expect(await phone.store.patch('transaction', { a: 1 })).toBe(1);
      await brief.expireTokens();
      expect(await phone.store.patch('transaction', { a: 2 })).toBe(2);
      await waitUntilPasses(() => expect(laptop.document()).toEqual({ revision: 2, data: { a: 2 } }));
    });

    test('another customer gets nothing of it', async () => {
      const buyer = await under.open('phone');
      await buyer.store.patch('transaction', { secret: 'price' });
      const other = await under.open('stranger', 'other');
      const seen = await other.store.read('transaction').catch((error: unknown) => error);
      expect(seen).not.toMatchObject({ data: { secret: 'price' } });
      const started = performance.now();
      const written = await other.store.patch('transaction', { secret: 'mine' }).catch(() => null);
      record(name, 'another customer', 1, null, performance.now() - started);
      expect(await buyer.store.read('transaction')).toEqual({ revision: 1, data: { secret: 'price' } });
      expect(written === null || written === 1).toBe(true);
    });

    test('1,000 lines are pasted at once, and read by another session', async () => {
      const phone = await under.open('phone');
      const laptop = await followed(await under.open('laptop'));
      await phone.store.patch('transaction', { clientId: 7 });
      const before = phone.line.bytes();
      const started = performance.now();
      await phone.store.patch('transaction', pasteOf(1_000));
      const ms = performance.now() - started;
      record(name, '1,000-line paste', 1, phone.line.bytes().up - before.up, ms);
      await waitUntilPasses(() => expect(Object.keys(linesOf(laptop.document().data))).toHaveLength(1_000));
      expect((await phone.store.read('transaction')).data).toEqual({ clientId: 7, ...pasteOf(1_000) });
    });

    test('a patch of two million characters arrives whole', async () => {
      const { store } = await under.open('phone');
      const revision = await store.patch('transaction', pasteOf(3_000));
      expect(await store.read('transaction')).toEqual({ revision, data: pasteOf(3_000) });
    });

    test('the answer to a patch is lost: it is stored once repeated, and the document is the same', async () => {
      const phone = await under.open('phone');
      await phone.store.patch('transaction', { a: 1 });
      const patch = { note: 'x'.repeat(40_000) };
      phone.line.loseAnswerAfter(40_000);
      await expect(phone.store.patch('transaction', patch)).rejects.toMatchObject({ failure: 'network' });
      const laptop = await under.open('laptop');
      expect(await laptop.store.read('transaction')).toEqual({ revision: 2, data: { a: 1, ...patch } });
      phone.line.restore();
      await waitUntilPasses(async () => expect(await phone.store.patch('transaction', patch)).toBe(3));
      expect(await laptop.store.read('transaction')).toEqual({ revision: 3, data: { a: 1, ...patch } });
    });

    test('a listener gets less than 5 KB for an edit of a cart of 1,000 lines', async () => {
      const phone = await under.open('phone');
      const listening = await under.open('laptop');
      await phone.store.patch('transaction', pasteOf(1_000));
      const laptop = await followed(listening);
      await phone.store.patch('transaction', { lines: { 'line-1': { quantity: '2' } } });
      // Its stream tells that it is open by a gap, after which the whole cart is read.
      await waitUntilPasses(() => {
        expect(laptop.document().revision).toBe(2);
        expect(laptop.heard.length + laptop.gaps()).toBeGreaterThan(0);
        expect(laptop.isReading()).toBe(false);
      });
      const before = listening.line.bytes();
      const sent = phone.line.bytes();
      const started = performance.now();
      for (let count = 1; count <= 20; count += 1)
        await phone.store.patch('transaction', { lines: { 'line-1': { quantity: String(count) } } });
      await waitUntilPasses(() => expect(laptop.document().revision).toBe(22));
      const ms = performance.now() - started;
      const { up, down } = listening.line.bytes();
      const perEdit = (up - before.up + down - before.down) / 20;
      const { up: sentUp, down: sentDown } = phone.line.bytes();
      record(name, 'an edit, at the listener', 1, perEdit, ms / 20);
      record(name, 'an edit, at the writer', 1, (sentUp - sent.up + sentDown - sent.down) / 20, ms / 20);
      expect(perEdit).toBeLessThan(5_000);
    });

    test('after 130 changes the document is the same, and a new session reads it quickly', async () => {
      const phone = await under.open('phone');
      const laptop = await followed(await under.open('laptop'));
      for (let count = 1; count <= 130; count += 1)
        await phone.store.patch('transaction', {
          lines: { [`line-${count % 10}`]: { quantity: String(count) } },
        });
      const expected = Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [
          `line-${index}`,
          // The last of 121 to 130 that ends with this digit.
          { quantity: String(index === 0 ? 130 : 120 + index) },
        ]),
      );
      await waitUntilPasses(() =>
        expect(laptop.document()).toEqual({ revision: 130, data: { lines: expected } }),
      );
      const reader = await under.open('reader');
      const started = performance.now();
      expect(await reader.store.read('transaction')).toEqual({ revision: 130, data: { lines: expected } });
      const { up, down } = reader.line.bytes();
      record(name, 'first reading after 130 changes', 1, up + down, performance.now() - started);
    });
  });
};

contract('back office', openBackOffice);

const program = await findFirestoreEmulator();
if (program === null)
  process.stdout.write(
    'The contract of the cloud store didn’t run on Firestore: it needs Java and `gcloud components install cloud-firestore-emulator`.\n',
  );
else {
  let firestore: Awaited<ReturnType<typeof startFirestore>>;
  beforeAll(async () => {
    firestore = await startFirestore(program);
  });
  afterAll(() => firestore.close());
  contract('Firestore', (options) => firestore.openCustomer(options));
}
afterAll(printRows);
