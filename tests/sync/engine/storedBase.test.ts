import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredBase } from '../../../src/sync/engine/storedBase.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';

const KEY = 'transaction.buyer@demo.test';

beforeEach(() => void vi.useFakeTimers());
const idle = () => vi.advanceTimersByTime(1_000);

const createCountingStore = () => {
  const local = createMemoryStore();
  let writtenCharacters = 0;
  return {
    ...local,
    write: (key: string, value: string) => {
      writtenCharacters += value.length;
      return local.write(key, value);
    },
    written: () => writtenCharacters,
  };
};

const largeCart = (lines: number) => ({
  lines: Object.fromEntries(
    Array.from({ length: lines }, (_, index) => [String(index), { quantity: '1', note: 'x'.repeat(900) }]),
  ),
});

const quantityOf = (key: string, quantity: string) => ({ lines: { [key]: { quantity } } });

describe('the stored copy of a document', () => {
  it('is written once the browser is idle', () => {
    const local = createCountingStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 3, data: { po: '1' } });
    expect(base.get()).toEqual({ revision: 3, data: { po: '1' } });
    expect(local.written()).toBe(0);
    idle();
    expect(createStoredBase(local, KEY).get()).toEqual({ revision: 3, data: { po: '1' } });
  });

  it('is written at once when the page is left', () => {
    const local = createCountingStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 3, data: { po: '1' } });
    base.follow(4, { po: '2' });
    base.flush();
    expect(createStoredBase(local, KEY).get()).toEqual({ revision: 4, data: { po: '2' } });
  });

  it('appends a change of a 1,000-line cart without writing the cart again', () => {
    const local = createCountingStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 1, data: largeCart(1_000) });
    idle();
    const writtenBefore = local.written();
    expect(writtenBefore).toBeGreaterThan(900_000);
    base.follow(2, quantityOf('500', '7'));
    base.follow(3, { lines: { 501: null } });
    idle();
    expect(local.written() - writtenBefore).toBeLessThan(1_000);
    const { revision, data } = createStoredBase(local, KEY).get();
    expect(revision).toBe(3);
    expect(data).toEqual(base.get().data);
    expect(data).toMatchObject(quantityOf('500', '7'));
  });

  it('is written again after many changes', () => {
    const local = createCountingStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 1, data: largeCart(3) });
    idle();
    for (let revision = 2; revision <= 200; revision += 1) {
      base.follow(revision, { lines: { 1: { quantity: String(revision), note: 'y'.repeat(900) } } });
    }
    idle();
    expect(local.read(`${KEY}.since`)?.length).toBeLessThan(50_001);
    expect(createStoredBase(local, KEY).get()).toEqual(base.get());
  });

  it('isn’t written again if a read returns the same document', () => {
    const local = createCountingStore();
    createStoredBase(local, KEY).set({ revision: 3, data: { po: '1' } });
    idle();
    const writtenBefore = local.written();
    createStoredBase(local, KEY).set({ revision: 3, data: { po: '1' } });
    idle();
    expect(local.written()).toBe(writtenBefore);
  });

  it('ignores a change after a gap until the document is read', () => {
    const local = createCountingStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 3, data: { po: '1' } });
    idle();
    base.follow(5, { notes: 'mine' });
    expect(base.get()).toEqual({ revision: 5, data: { po: '1', notes: 'mine' } });
    base.follow(6, { notes: 'mine again' });
    idle();
    expect(createStoredBase(local, KEY).get()).toEqual({ revision: 3, data: { po: '1' } });
    base.set({ revision: 6, data: { po: 'theirs', notes: 'mine' } });
    idle();
    expect(createStoredBase(local, KEY).get()).toEqual({
      revision: 6,
      data: { po: 'theirs', notes: 'mine' },
    });
  });
});

describe('two tabs with the same document', () => {
  it('continue each other’s copy, and write each change once', () => {
    const local = createCountingStore();
    const [firstTab, secondTab] = [createStoredBase(local, KEY), createStoredBase(local, KEY)];
    for (const tab of [firstTab, secondTab]) tab.set({ revision: 1, data: largeCart(100) });
    idle();
    const writtenBefore = local.written();
    for (let revision = 2; revision < 12; revision += 1) {
      const patch = quantityOf('5', String(revision));
      for (const tab of revision % 2 === 0 ? [firstTab, secondTab] : [secondTab, firstTab])
        tab.follow(revision, patch);
    }
    expect(local.written() - writtenBefore).toBeLessThan(10_000);
    expect(createStoredBase(local, KEY).get()).toEqual(firstTab.get());
    expect(firstTab.get()).toEqual(secondTab.get());
  });
});

it('ignore an unreadable copy', () => {
  const local = createCountingStore();
  local.write(`${KEY}.base`, '{"revision":');
  local.write(`${KEY}.since`, '{"from":0,"patches":7}');
  expect(createStoredBase(local, KEY).get()).toEqual({ revision: 0, data: {} });
});
