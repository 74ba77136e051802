import { describe, expect, it } from 'vitest';
import { createLocalStore } from '../../../src/platform/storage.ts';
import { createPendingQueue } from '../../../src/sync/engine/pendingQueue.ts';

const warnsBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const fullStorage = (): Storage => {
  throw new Error('storage is blocked');
};

const createQueue = (area?: () => Storage) =>
  createPendingQueue({
    local: createLocalStore('portal.demo.', area),
    prefix: 'transaction.buyer@demo.test',
    tab: 'tab',
    now: Date.now,
  });

describe('leaving the page', () => {
  it('shows no prompt while the browser stores unsent changes', () => {
    const queue = createQueue();
    const { added } = queue.add({ notes: 'ring' }, {}, []);
    expect(warnsBeforeLeaving()).toBe(false);
    queue.taken(
      added.map(({ key }) => key),
      {},
    );
  });

  it('shows a prompt if the browser stores nothing, until the changes are sent', () => {
    const queue = createQueue(fullStorage);
    expect(warnsBeforeLeaving()).toBe(false);
    queue.add({ notes: 'ring' }, {}, []);
    queue.add({ notes: 'ring twice' }, {}, []);
    expect(warnsBeforeLeaving()).toBe(true);
    queue.taken(
      queue.inOrder().map(({ key }) => key),
      {},
    );
    expect(warnsBeforeLeaving()).toBe(false);
  });

  it('shows no prompt after a logout', () => {
    const queue = createQueue(fullStorage);
    queue.add({ notes: 'ring' }, {}, []);
    queue.close();
    expect(warnsBeforeLeaving()).toBe(false);
  });
});
