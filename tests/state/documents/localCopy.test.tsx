import { describe, expect, it } from 'vitest';
import { createLocalStore } from '../../../src/platform/storage.ts';
import { createLocalCopy } from '../../../src/state/documents/localCopy.ts';

/** Whether the browser asks before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const refusing = (): Storage => {
  throw new Error('storage is blocked');
};

const aCopy = (area?: () => Storage) =>
  createLocalCopy({
    local: createLocalStore('portal.demo.', area),
    name: 'transaction',
    owner: 'buyer@demo.test',
    writer: 'tab',
    now: Date.now,
  });

describe('leaving the page', () => {
  it('is not asked about while the browser keeps what is unsent', () => {
    const copy = aCopy();
    copy.keep({ notes: 'ring' });
    expect(asks()).toBe(false);
    copy.keep({});
  });

  it('is asked about where the browser keeps nothing, until it is sent', () => {
    const copy = aCopy(refusing);
    copy.keep({});
    expect(asks()).toBe(false);
    copy.keep({ notes: 'ring' });
    copy.keep({ notes: 'ring twice' });
    expect(asks()).toBe(true);
    copy.keep({});
    expect(asks()).toBe(false);
  });

  it('is not asked about any more once the customer is logged out', () => {
    const copy = aCopy(refusing);
    copy.keep({ notes: 'ring' });
    copy.leave({ notes: 'ring' });
    expect(asks()).toBe(false);
  });
});
