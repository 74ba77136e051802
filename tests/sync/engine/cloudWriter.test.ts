import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCloudWriter } from '../../../src/sync/engine/cloudWriter.ts';
import type { SyncStatus } from '../../../src/sync/engine/documentView.ts';
import { createPendingQueue } from '../../../src/sync/engine/pendingQueue.ts';
import { createStoredBase } from '../../../src/sync/engine/storedBase.ts';
import type { CloudStore } from '../../../src/sync/rules/cloudStore.ts';
import { createFakeCloud, createMemoryStore, OFFLINE } from '../../support/fakeCloud.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

/** The writer of one tab over a cloud store that has `po` at revision 3. */
const aWriter = () => {
  const cloud = createFakeCloud({ po: '1' }, 3);
  const local = createMemoryStore();
  const base = createStoredBase(local, 'transaction.owner');
  const queue = createPendingQueue({ local, prefix: 'transaction.owner', tab: 'tab', now: Date.now });
  const statuses: SyncStatus[] = [];
  const store: CloudStore = cloud.as('tab');
  const writer = createCloudWriter({
    name: 'transaction',
    cloud: store,
    base,
    queue,
    reconcile: () => ({}),
    onNews: () => undefined,
    onStatus: (status) => statuses.push(status),
    onError: () => undefined,
  });
  const change = (notes: string) => {
    queue.add({ notes }, base.get().data, writer.sending());
    writer.sendAfter(0);
  };
  return { cloud, base, queue, statuses, writer, change };
};

test('a follower asks nothing of the cloud store, and a writer reads first', async () => {
  const { cloud, change, writer, base } = aWriter();
  change('typed before');
  writer.retryNow();
  await settle();
  expect(cloud.calls).toEqual([]);
  writer.start();
  await settle();
  expect(cloud.calls).toEqual(['read', 'patch']);
  expect(base.get()).toEqual({ revision: 4, data: { po: '1', notes: 'typed before' } });
});

test('what is read for a tab that follows by now is left', async () => {
  const { cloud, writer, base, statuses } = aWriter();
  const release = cloud.hold();
  writer.start();
  await settle();
  writer.stop();
  release();
  await settle();
  expect(base.get()).toEqual({ revision: 0, data: {} });
  expect(statuses).toEqual([]);
});

test('what was sent is confirmed also when the tab follows by now', async () => {
  const { cloud, writer, queue, change } = aWriter();
  writer.start();
  await settle();
  const release = cloud.hold();
  change('sent');
  await settle();
  expect(writer.sending()).toHaveLength(1);
  writer.stop();
  release();
  await settle();
  expect(queue.isEmpty()).toBe(true);
  expect(cloud.stored).toEqual({ revision: 4, data: { po: '1', notes: 'sent' } });
});

test('a tab that writes again waits for its earlier call, and then reads', async () => {
  const { cloud, writer, base, statuses, change } = aWriter();
  writer.start();
  await settle();
  const release = cloud.hold();
  change('sent');
  await settle();
  writer.stop();
  writer.start();
  writer.retryNow();
  await settle();
  expect(cloud.calls).toEqual(['read', 'patch']);
  release();
  await settle();
  expect(cloud.calls).toEqual(['read', 'patch', 'read']);
  expect(base.get()).toEqual({ revision: 4, data: { po: '1', notes: 'sent' } });
  expect(statuses.at(-1)).toBe('saved');
});

test('a change that is missed while one is sent is read afterwards', async () => {
  const { cloud, writer, base, change } = aWriter();
  writer.start();
  await settle();
  const release = cloud.hold();
  change('sent');
  await settle();
  cloud.write('phone', { po: '2' }, { isLarge: true });
  release();
  await settle();
  expect(cloud.calls).toEqual(['read', 'patch', 'read']);
  expect(base.get()).toEqual({ revision: 5, data: { po: '2', notes: 'sent' } });
});

test('after a failed read nothing is sent until the document was read', async () => {
  const { cloud, writer, statuses, change } = aWriter();
  cloud.fail(OFFLINE);
  writer.start();
  await settle();
  change('typed offline');
  await settle();
  expect(cloud.calls).toEqual(['read', 'read']);
  expect(statuses).toEqual(['offline', 'offline']);
  cloud.fail(null);
  writer.retryNow();
  await settle();
  expect(cloud.calls).toEqual(['read', 'read', 'read', 'patch']);
  expect(statuses.at(-1)).toBe('saved');
});
