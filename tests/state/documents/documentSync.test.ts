import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { JsonObject } from '../../../src/domain/cloudStore/cloudStore.ts';
import { createDocumentSync } from '../../../src/state/documents/documentSync.ts';
import { createFakeCloud, createMemoryStore, fakePage, OFFLINE, REFUSED } from '../../support/fakeCloud.ts';

type Cloud = ReturnType<typeof createFakeCloud>;

let page = fakePage();

beforeEach(() => {
  vi.useFakeTimers();
  page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const openTab = (cloud: Cloud, { local = createMemoryStore(), writer = 'tab' } = {}) => {
  const errors: unknown[] = [];
  const sync = createDocumentSync({
    name: 'transaction',
    cloud: cloud.as(writer),
    local,
    owner: 'buyer@demo.test',
    writer,
    onError: (error) => errors.push(error),
  });
  return { ...sync, errors, now: () => sync.state.getState() };
};

const readyTab = async (
  cloud: Cloud,
  options?: { local?: ReturnType<typeof createMemoryStore>; writer?: string },
) => {
  const tab = openTab(cloud, options);
  tab.start();
  await settle();
  return tab;
};

describe('the way of a change', () => {
  it('shows and is kept in the browser before anything is sent, and is saved a moment later', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const tab = await readyTab(cloud, { local });
    expect(tab.now()).toEqual({ data: {}, status: 'saved', restored: true });

    tab.change({ notes: 'ring twice' });
    expect(tab.now()).toMatchObject({ data: { notes: 'ring twice' }, status: 'saving' });
    expect([...local.kept.values()].join()).toContain('ring twice');
    expect(cloud.stored.data).toEqual({});

    await pass(120);
    expect(cloud.stored.data).toEqual({ notes: 'ring twice' });
    expect(tab.now().status).toBe('saved');
    expect(local.keys('transaction.buyer@demo.test.pending.')).toEqual([]);
  });

  it('gathers quick changes into one call', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    for (const quantity of ['1', '12', '120']) {
      tab.change({ lines: { 7: { quantity } } });
      await pass(50);
    }
    await pass(120);
    expect(cloud.calls).toEqual(['read', 'patch']);
    expect(cloud.stored.data).toEqual({ lines: { 7: { quantity: '120' } } });
  });

  it('sends what is changed during a call after it, in order', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    const release = cloud.hold();
    tab.change({ notes: 'first', coupon: 'A' });
    await pass(120);
    tab.change({ notes: 'second' });
    expect(tab.now().data).toEqual({ notes: 'second', coupon: 'A' });
    release();
    await settle();
    expect(cloud.stored).toEqual({ revision: 2, data: { notes: 'second', coupon: 'A' } });
    expect(tab.now()).toMatchObject({ status: 'saved', data: { notes: 'second', coupon: 'A' } });
  });

  it('waits for the first reading, and goes on top of what it brings', async () => {
    const cloud = createFakeCloud({ notes: 'from the phone', po: '77' }, 4);
    const release = cloud.hold();
    const tab = openTab(cloud);
    tab.start();
    tab.change({ notes: 'from here' });
    await pass(500);
    expect(cloud.calls).toEqual(['read']);
    release();
    await settle();
    expect(tab.now()).toEqual({ data: { notes: 'from here', po: '77' }, status: 'saved', restored: true });
    expect(cloud.stored.data).toEqual({ notes: 'from here', po: '77' });
  });
});

describe('without a network', () => {
  it('says offline, keeps everything, and sends it when the network is back', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.fail(OFFLINE);
    tab.change({ notes: 'typed in the lift' });
    await pass(120);
    expect(tab.now().status).toBe('offline');
    tab.change({ po: '88' });
    await pass(20_000);
    expect(tab.now()).toMatchObject({ status: 'offline', data: { notes: 'typed in the lift', po: '88' } });
    expect(tab.errors).toEqual([]);

    cloud.fail(null);
    page.goOnline();
    await settle();
    expect(tab.now().status).toBe('saved');
    expect(cloud.stored.data).toEqual({ notes: 'typed in the lift', po: '88' });
  });

  it('tries again by itself, at longer and longer intervals', async () => {
    const cloud = createFakeCloud();
    cloud.fail(OFFLINE);
    const tab = openTab(cloud);
    tab.start();
    const tries = async (ms: number) => {
      await pass(ms);
      return cloud.calls.length;
    };
    expect(await tries(0)).toBe(1);
    expect(await tries(1_000)).toBe(2);
    expect(await tries(2_000)).toBe(3);
    expect(await tries(3_999)).toBe(3);
    expect(await tries(1)).toBe(4);
    cloud.fail(null);
    await pass(8_000);
    expect(tab.now()).toMatchObject({ status: 'saved', restored: true });
  });

  it('has the last known document and its own unsent changes after a reload', async () => {
    const cloud = createFakeCloud({ notes: 'saved long ago' }, 3);
    const local = createMemoryStore();
    const before = await readyTab(cloud, { local, writer: 'before' });
    cloud.fail(OFFLINE);
    before.change({ po: '99' });
    await pass(120);
    page.leave();

    const after = openTab(cloud, { local, writer: 'after' });
    expect(after.now().data).toEqual({ notes: 'saved long ago', po: '99' });
    after.start();
    await settle();
    expect(after.now()).toMatchObject({ status: 'offline', restored: false, data: { po: '99' } });
    before.stop();
    cloud.fail(null);
    page.goOnline();
    await settle();
    expect(cloud.stored.data).toEqual({ notes: 'saved long ago', po: '99' });
  });

  it('is not lost when the customer logs out while it is unsent', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const tab = await readyTab(cloud, { local });
    tab.change({ notes: 'unsent' });
    tab.stop();
    await pass(60_000);
    expect(cloud.stored.data).toEqual({});
    await readyTab(cloud, { local, writer: 'next' });
    expect(cloud.stored.data).toEqual({ notes: 'unsent' });
  });
});

describe('a cloud store that refuses', () => {
  it('is not asked for ever; the change stays here and is tried with the next one', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.fail(REFUSED);
    tab.change({ notes: 'too long' });
    await pass(3_600_000);
    expect(cloud.calls).toEqual(['read', 'patch']);
    expect(tab.now()).toMatchObject({ status: 'refused', data: { notes: 'too long' } });
    expect(tab.errors).toEqual([REFUSED]);

    cloud.fail(null);
    tab.change({ notes: 'shorter', po: '1' });
    await pass(120);
    expect(tab.now().status).toBe('saved');
    expect(cloud.stored.data).toEqual({ notes: 'shorter', po: '1' });
  });

  it('is asked again when it only asked to wait', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.fail(new CallError('too_many_attempts', { status: 429 }));
    tab.change({ notes: 'patience' });
    await pass(120);
    expect(tab.now().status).toBe('offline');
    cloud.fail(null);
    await pass(1_000);
    expect(tab.now().status).toBe('saved');
  });
});

describe('other open sessions', () => {
  it('show each other their changes', async () => {
    const cloud = createFakeCloud();
    const [here, there] = [
      await readyTab(cloud, { writer: 'here' }),
      await readyTab(cloud, { writer: 'there' }),
    ];
    here.change({ lines: { 7: { quantity: '2' } } });
    await pass(120);
    expect(there.now().data).toEqual({ lines: { 7: { quantity: '2' } } });
    there.change({ lines: { 8: { quantity: '1' } } });
    await pass(120);
    expect(here.now().data).toEqual({ lines: { 7: { quantity: '2' }, 8: { quantity: '1' } } });
    expect(cloud.calls.filter((call) => call === 'read')).toHaveLength(2);
  });

  it('do not take away what is being typed here', async () => {
    const cloud = createFakeCloud({ notes: 'old' }, 1);
    const tab = await readyTab(cloud);
    tab.change({ notes: 'mine' });
    cloud.write('phone', { notes: 'theirs', po: '5' });
    expect(tab.now().data).toEqual({ notes: 'mine', po: '5' });
    await pass(120);
    expect(cloud.stored.data).toEqual({ notes: 'mine', po: '5' });
    expect(tab.now()).toMatchObject({ status: 'saved', data: { notes: 'mine', po: '5' } });
  });

  it('are heard when they write just before our own change arrives', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    const release = cloud.hold();
    tab.change({ notes: 'mine' });
    await pass(120);
    cloud.write('phone', { po: '5' });
    release();
    await settle();
    expect(tab.now()).toEqual({ data: { notes: 'mine', po: '5' }, status: 'saved', restored: true });
  });

  it('are read when the line had been down, and when the stream jumps over a change', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.stored.data = { po: 'unheard' };
    cloud.stored.revision += 1;
    cloud.reconnect();
    await settle();
    expect(tab.now().data).toEqual({ po: 'unheard' });

    cloud.stored.data = { po: 'unheard again' };
    cloud.stored.revision += 1;
    cloud.write('phone', { notes: 'heard' });
    await settle();
    expect(tab.now().data).toEqual({ po: 'unheard again', notes: 'heard' });
  });

  it('are not undone by an answer that was under way before them', async () => {
    const cloud = createFakeCloud({ po: '1' }, 1);
    const tab = await readyTab(cloud);
    let answer = () => {};
    const slow = { data: { po: '1' }, revision: 1 };
    const readOnce = vi.fn(
      () =>
        new Promise<typeof slow>((resolve) => {
          answer = () => resolve(slow);
        }),
    );
    const other = openTabOn(readOnce, cloud);
    other.start();
    await settle();
    cloud.write('phone', { po: '2' });
    cloud.write('phone', { po: '3' });
    readOnce.mockImplementation(async () => ({
      data: { po: String(cloud.stored.data.po) },
      revision: cloud.stored.revision,
    }));
    answer();
    await settle();
    expect(other.state.getState().data).toEqual({ po: '3' });
    expect(tab.now().data).toEqual({ po: '3' });
  });

  it('may find the cloud store restored to an older state, and follow it', async () => {
    const cloud = createFakeCloud({ po: 'old world' }, 40);
    const tab = await readyTab(cloud);
    cloud.stored.data = { po: 'new world' };
    cloud.stored.revision = 2;
    cloud.reconnect();
    await settle();
    expect(tab.now().data).toEqual({ po: 'new world' });
    tab.change({ notes: 'here' });
    await pass(120);
    expect(tab.now()).toMatchObject({ status: 'saved', data: { po: 'new world', notes: 'here' } });
  });
});

describe('two tabs of one browser', () => {
  it('leave each other their unsent changes, and show them at start', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const first = await readyTab(cloud, { local, writer: 'first' });
    cloud.fail(OFFLINE);
    first.change({ notes: '5' });
    await pass(120);

    const second = await readyTab(cloud, { local, writer: 'second' });
    expect(second.now().data).toEqual({ notes: '5' });
    first.change({ notes: '7' });
    cloud.fail(null);
    await pass(30_000);
    expect(cloud.stored).toEqual({ revision: 1, data: { notes: '7' } });
    expect(second.now().data).toEqual({ notes: '7' });
  });

  it('take over what a tab left while its change before was on its way', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const left = await readyTab(cloud, { local, writer: 'left' });
    cloud.loseAnswers(true);
    left.change({ lines: { 7: { quantity: '1', unit: 'EA' } } });
    await pass(120);
    expect(cloud.stored.data).toEqual({ lines: { 7: { quantity: '1', unit: 'EA' } } });
    left.change({ lines: { 7: { quantity: '2' } } });
    left.stop();
    cloud.loseAnswers(false);
    const next = await readyTab(cloud, { local, writer: 'next' });
    await settle();
    expect(cloud.stored.data).toEqual({ lines: { 7: { quantity: '2', unit: 'EA' } } });
    expect(next.now()).toMatchObject({ status: 'saved', data: cloud.stored.data });
  });

  it('take over what a tab left that crashed', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const heldUntil = Date.now() + 150_000;
    local.write(
      'transaction.buyer@demo.test.pending.crashed',
      JSON.stringify({ heldUntil, patch: { notes: 'left' } }),
    );
    const tab = await readyTab(cloud, { local });
    expect(tab.now().data).toEqual({ notes: 'left' });
    expect(cloud.stored.data).toEqual({});
    await pass(151_000);
    expect(cloud.stored.data).toEqual({ notes: 'left' });
    expect(tab.now()).toMatchObject({ status: 'saved', data: { notes: 'left' } });
    expect(local.keys('transaction.buyer@demo.test.pending.')).toEqual([]);
  });

  describe('of which one crashed without a word', () => {
    const SAVED = { lines: { 7: { quantity: '3', note: 'cold' } }, notes: 'ring' };
    const LATER = 151_000;

    /** A tab that changes something and is gone; `sends`: the change arrives, and the tab doesn't live to hear of it. */
    const crashAfter = async (patch: JsonObject, { sends = false } = {}) => {
      const cloud = createFakeCloud(SAVED, 5);
      const local = createMemoryStore();
      const crashed = await readyTab(cloud, { local, writer: 'crashed' });
      crashed.change(patch);
      const [[key, kept] = []] = [...local.kept].filter(([name]) => name.includes('pending'));
      if (!key || !kept) throw new Error('nothing was kept');
      if (sends) await pass(120);
      crashed.stop();
      local.write(key, kept);
      const stands = () => cloud.stored.data;
      const reopen = async () => {
        await pass(LATER);
        return readyTab(cloud, { local, writer: 'reopened' });
      };
      return { cloud, local, stands, reopen };
    };

    it('leave what was typed last and never sent', async () => {
      const { reopen, stands, local } = await crashAfter({ lines: { 7: { quantity: '5' } } });
      const tab = await reopen();
      await pass(200);
      expect(stands()).toEqual({ ...SAVED, lines: { 7: { quantity: '5', note: 'cold' } } });
      expect(tab.now()).toMatchObject({ status: 'saved', data: stands() });
      expect(local.keys('transaction.buyer@demo.test.pending.')).toEqual([]);
    });

    it('do not lay an older intent over what another session changed since', async () => {
      const { cloud, reopen, stands } = await crashAfter({
        lines: { 7: { quantity: '5' }, 9: { quantity: '1' } },
        notes: 'knock',
      });
      const newer = { lines: { 7: { quantity: '8', note: 'cold' }, 9: { quantity: '1' } }, notes: 'knock' };
      cloud.write('phone', { lines: { 7: { quantity: '8' } } });
      const tab = await reopen();
      await pass(200);
      expect(stands()).toEqual(newer);
      expect(tab.now().data).toEqual(newer);
    });

    it('do not undo what followed a change that had arrived', async () => {
      const { cloud, reopen, stands } = await crashAfter(
        { lines: { 7: { quantity: '5' } } },
        { sends: true },
      );
      cloud.write('phone', { lines: { 7: { quantity: '8' }, 8: { quantity: '1' } } });
      await reopen();
      await pass(200);
      expect(stands()).toEqual({
        ...SAVED,
        lines: { 7: { quantity: '8', note: 'cold' }, 8: { quantity: '1' } },
      });
    });

    it('do not bring back a line that was ordered meanwhile', async () => {
      const { cloud, reopen, stands } = await crashAfter({ lines: { 7: { quantity: '5' } } });
      cloud.write('phone', { lines: { 7: null }, notes: null });
      const tab = await reopen();
      await pass(200);
      expect(stands()).toEqual({ lines: {} });
      expect(tab.now().data).toEqual({ lines: {} });
    });

    it('keep it here until the cloud store can be asked what followed', async () => {
      const { cloud, reopen, stands } = await crashAfter({ notes: 'knock' });
      cloud.fail(OFFLINE);
      const tab = await reopen();
      expect(tab.now()).toMatchObject({ status: 'offline', data: { notes: 'knock' } });
      cloud.fail(null);
      page.goOnline();
      await pass(200);
      expect(stands()).toMatchObject({ notes: 'knock' });
    });
  });

  it('are not confused by a local copy that cannot be read', async () => {
    const local = createMemoryStore();
    local.write('transaction.buyer@demo.test.base', '{"revision":');
    local.write('transaction.buyer@demo.test.pending.x', 'null');
    const tab = await readyTab(createFakeCloud({ po: '1' }, 1), { local });
    expect(tab.now()).toEqual({ data: { po: '1' }, status: 'saved', restored: true });
  });
});

describe('reconciling', () => {
  it('puts its corrections under the changes of this session, here and in the cloud', async () => {
    const cloud = createFakeCloud(
      { owner: 'another', lines: { 7: { quantity: '9' }, 8: { quantity: '9' } } },
      3,
    );
    const tab = openTab(cloud);
    tab.reconcileWith((data) => (data.owner === 'me' ? {} : { owner: 'me', lines: { 7: null, 8: null } }));
    tab.change({ lines: { 7: { quantity: '1' } } });
    tab.start();
    await pass(120);
    expect(cloud.stored.data).toEqual({ owner: 'me', lines: { 7: { quantity: '1' } } });
    expect(tab.now().data).toEqual(cloud.stored.data);
  });
});

type Read = Parameters<typeof createDocumentSync>[0]['cloud']['read'];

const openTabOn = (read: Read, cloud: Cloud) =>
  createDocumentSync({
    name: 'transaction',
    cloud: { ...cloud.as('slow'), read },
    local: createMemoryStore(),
    owner: 'buyer@demo.test',
    writer: 'slow',
    onError: () => undefined,
  });
