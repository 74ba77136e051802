import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Records, RecordsError, type RecordsNews } from '../../../src/sync/rules/records.ts';
import { changeId, headPath } from '../../../src/sync/stores/firestoreSchema.ts';
import { createFirestoreStore } from '../../../src/sync/stores/firestoreStore.ts';

const PATH = headPath('demo', 'buyer@demo.test', 'transaction');
const CHANGES = `${PATH}/changes`;

type Listener = { path: string; after: number; onNews(news: RecordsNews): void; onEnd(error: unknown): void };

/** A database with one change, whose answers to listeners are the test's. */
const openStore = () => {
  const listeners: Listener[] = [];
  const stored = new Map<string, unknown>([
    [PATH, { revision: 1 }],
    [`${CHANGES}/${changeId(1)}`, { revision: 1, writer: 'laptop', patch: '{"a":1}', at: 1 }],
  ]);
  let isReachable = true;
  const reach = () => {
    if (!isReachable) throw new RecordsError('unreachable');
  };
  const records: Records = {
    async read(path) {
      reach();
      return stored.get(path) ?? null;
    },
    async readAfter(path, revision) {
      reach();
      return [...stored].flatMap(([key, record]) =>
        key.startsWith(`${path}/`) && key > `${path}/${changeId(revision)}` ? [record] : [],
      );
    },
    transact: (action) =>
      action({
        read: async (path) => stored.get(path) ?? null,
        set: (path, record) => void stored.set(path, record),
        update: () => undefined,
      }),
    listenAfter(path, after, onNews, onEnd) {
      const listener = { path, after, onNews, onEnd };
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  };
  const store = createFirestoreStore({
    records,
    alias: 'demo',
    email: 'Buyer@demo.test',
    writer: 'phone',
    now: Date.now,
    random: () => 0.5,
    delay: async () => undefined,
  });
  const heard: number[] = [];
  let gaps = 0;
  const stop = store.watch(
    ({ revision }) => heard.push(revision),
    () => {
      gaps += 1;
    },
  );
  return {
    store,
    listeners,
    heard,
    stop,
    gaps: () => gaps,
    cut: () => {
      isReachable = false;
    },
  };
};

const changeOf = (revision: number, writer = 'laptop') => ({ revision, writer, patch: '{}', at: 1 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('listening begins behind the revision that was read', async () => {
  const { store, listeners } = openStore();
  expect(listeners).toHaveLength(0);
  expect(await store.read('transaction')).toEqual({ revision: 1, data: { a: 1 } });
  expect(listeners.map(({ path, after }) => [path, after])).toEqual([[CHANGES, 1]]);
  await store.read('transaction');
  expect(listeners).toHaveLength(1);
});

test('a missing revision is a gap, and listening begins again with the next reading', async () => {
  const { store, listeners, heard, gaps } = openStore();
  await store.read('transaction');
  listeners[0]?.onNews({ added: [changeOf(2), changeOf(3, 'phone'), changeOf(4)], isCurrent: true });
  expect([heard, gaps()]).toEqual([[2, 4], 0]);
  listeners[0]?.onNews({ added: [changeOf(6)], isCurrent: true });
  expect([heard, gaps(), listeners.length]).toEqual([[2, 4], 1, 0]);
  await store.read('transaction');
  expect(listeners).toHaveLength(1);
});

test('ten seconds without a word are a gap, then each half minute until it is heard again', async () => {
  const { store, listeners, gaps, stop } = openStore();
  await store.read('transaction');
  listeners[0]?.onNews({ added: [], isCurrent: false });
  vi.advanceTimersByTime(9_999);
  expect(gaps()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(gaps()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(gaps()).toBe(3);
  listeners[0]?.onNews({ added: [], isCurrent: true });
  vi.advanceTimersByTime(60_000);
  expect(gaps()).toBe(3);
  listeners[0]?.onNews({ added: [], isCurrent: false });
  stop();
  vi.advanceTimersByTime(60_000);
  expect([gaps(), listeners.length]).toEqual([3, 0]);
});

test('a listener that fails begins again at once, and then each half minute', async () => {
  const { store, listeners, gaps } = openStore();
  await store.read('transaction');
  listeners[0]?.onEnd(new RecordsError('refused'));
  expect(gaps()).toBe(1);
  await store.read('transaction');
  expect(listeners).toHaveLength(1);
  listeners[0]?.onEnd(new RecordsError('refused'));
  expect(gaps()).toBe(2);
  await store.read('transaction');
  expect(listeners).toHaveLength(0);
  vi.advanceTimersByTime(30_000);
  expect(gaps()).toBe(3);
  await store.read('transaction');
  expect(listeners).toHaveLength(1);
});

test('where only single answers come through, each record is read by itself', async () => {
  const { store, cut } = openStore();
  cut();
  expect(await store.read('transaction')).toEqual({ revision: 1, data: { a: 1 } });
});
