import { describe, expect, it } from 'vitest';
import { createLocalStore } from '../../../src/platform/storage.ts';
import { createPendingQueue } from '../../../src/state/documents/pendingQueue.ts';

/** Whether the browser asks before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const refusing = (): Storage => {
  throw new Error('storage is blocked');
};

const aQueue = (area?: () => Storage) =>
  createPendingQueue({
    local: createLocalStore('portal.demo.', area),
    prefix: 'transaction.buyer@demo.test',
    tab: 'tab',
    now: Date.now,
  });

describe('leaving the page', () => {
  it('is not asked about while the browser stores what is unsent', () => {
    const queue = aQueue();
    const { added } = queue.add({ notes: 'ring' }, {}, []);
    expect(asks()).toBe(false);
    queue.taken(
      added.map(({ key }) => key),
      {},
    );
  });

  it('is asked about where the browser stores nothing, until it is sent', () => {
    const queue = aQueue(refusing);
    expect(asks()).toBe(false);
    queue.add({ notes: 'ring' }, {}, []);
    queue.add({ notes: 'ring twice' }, {}, []);
    expect(asks()).toBe(true);
    queue.taken(
      queue.inOrder().map(({ key }) => key),
      {},
    );
    expect(asks()).toBe(false);
  });

  it('is not asked about any more once the customer is logged out', () => {
    const queue = aQueue(refusing);
    queue.add({ notes: 'ring' }, {}, []);
    queue.close();
    expect(asks()).toBe(false);
  });
});
