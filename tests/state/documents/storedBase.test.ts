import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredBase } from '../../../src/state/documents/storedBase.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';

const KEY = 'transaction.buyer@demo.test';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const idle = () => vi.advanceTimersByTime(1_000);

/** The browser's store, with how many characters were written to it. */
const aStore = () => {
  const local = createMemoryStore();
  let written = 0;
  return {
    ...local,
    write: (key: string, value: string) => {
      written += value.length;
      return local.write(key, value);
    },
    written: () => written,
  };
};

const aLargeCart = (lines: number) => ({
  lines: Object.fromEntries(
    Array.from({ length: lines }, (_, at) => [String(at), { quantity: '1', note: 'x'.repeat(900) }]),
  ),
});

const quantityOf = (key: string, quantity: string) => ({ lines: { [key]: { quantity } } });

describe('what the browser keeps of a document', () => {
  it('is what was read, once the browser is idle', () => {
    const local = aStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 3, data: { po: '1' } });
    expect(base.get()).toEqual({ revision: 3, data: { po: '1' } });
    expect(local.written()).toBe(0);
    idle();
    expect(createStoredBase(local, KEY).get()).toEqual({ revision: 3, data: { po: '1' } });
  });

  it('is written at once when the page is left', () => {
    const local = aStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 3, data: { po: '1' } });
    base.follow(4, { po: '2' });
    base.flush();
    expect(createStoredBase(local, KEY).get()).toEqual({ revision: 4, data: { po: '2' } });
  });

  it('takes a change of a 1,000-line cart without writing the cart again', () => {
    const local = aStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 1, data: aLargeCart(1_000) });
    idle();
    const before = local.written();
    expect(before).toBeGreaterThan(900_000);
    base.follow(2, quantityOf('500', '7'));
    base.follow(3, { lines: { 501: null } });
    idle();
    expect(local.written() - before).toBeLessThan(1_000);
    const { revision, data } = createStoredBase(local, KEY).get();
    expect(revision).toBe(3);
    expect(data).toEqual(base.get().data);
    expect(data).toMatchObject(quantityOf('500', '7'));
  });

  it('is written anew when many changes followed', () => {
    const local = aStore();
    const base = createStoredBase(local, KEY);
    base.set({ revision: 1, data: aLargeCart(3) });
    idle();
    for (let revision = 2; revision <= 200; revision += 1) {
      base.follow(revision, { lines: { 1: { quantity: String(revision), note: 'y'.repeat(900) } } });
    }
    idle();
    expect(local.read(`${KEY}.since`)?.length).toBeLessThan(50_001);
    expect(createStoredBase(local, KEY).get()).toEqual(base.get());
  });

  it('is not written again when a reading brings what is there', () => {
    const local = aStore();
    createStoredBase(local, KEY).set({ revision: 3, data: { po: '1' } });
    idle();
    const before = local.written();
    createStoredBase(local, KEY).set({ revision: 3, data: { po: '1' } });
    idle();
    expect(local.written()).toBe(before);
  });

  it('leaves out a change that jumped over others, until the document was read', () => {
    const local = aStore();
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

describe('two tabs that keep the same document', () => {
  it('go on from each other, and write each change once', () => {
    const local = aStore();
    const [one, two] = [createStoredBase(local, KEY), createStoredBase(local, KEY)];
    for (const tab of [one, two]) tab.set({ revision: 1, data: aLargeCart(100) });
    idle();
    const before = local.written();
    for (let revision = 2; revision < 12; revision += 1) {
      const patch = quantityOf('5', String(revision));
      for (const tab of revision % 2 === 0 ? [one, two] : [two, one]) tab.follow(revision, patch);
    }
    expect(local.written() - before).toBeLessThan(10_000);
    expect(createStoredBase(local, KEY).get()).toEqual(one.get());
    expect(one.get()).toEqual(two.get());
  });
});

it('is empty when what is kept cannot be read', () => {
  const local = aStore();
  local.write(`${KEY}.base`, '{"revision":');
  local.write(`${KEY}.since`, '{"from":0,"patches":7}');
  expect(createStoredBase(local, KEY).get()).toEqual({ revision: 0, data: {} });
});
