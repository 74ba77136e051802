import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { createDocumentSync } from '../../../src/sync/engine/documentSync.ts';
import type { CloudStore, JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import {
  createFakeCloud,
  createMemoryStore,
  fakePage,
  jsonCodec,
  OFFLINE,
  REFUSED,
} from '../../support/fakeCloud.ts';

type Cloud = ReturnType<typeof createFakeCloud>;

let page = fakePage();

beforeEach(() => {
  vi.useFakeTimers();
  page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const openTab = (cloud: Cloud, { local = createMemoryStore(), writer = 'tab', codec = jsonCodec() } = {}) => {
  const errors: unknown[] = [];
  const sync = createDocumentSync({
    name: 'transaction',
    codec,
    cloud: cloud.as(writer),
    local,
    owner: 'buyer@demo.test',
    tab: writer,
    onError: (error) => errors.push(error),
  });
  const now = () => {
    const { value: data, status, restored } = sync.state.getState();
    return { data, status, restored };
  };
  return { ...sync, errors, now };
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

describe('a change', () => {
  it('is shown and stored in the browser at once, and saved a moment later', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const tab = await readyTab(cloud, { local });
    expect(tab.now()).toEqual({ data: {}, status: 'saved', restored: true });

    tab.change({ notes: 'ring twice' });
    expect(tab.now()).toMatchObject({ data: { notes: 'ring twice' }, status: 'saving' });
    expect([...local.values.values()].join()).toContain('ring twice');
    expect(cloud.stored.data).toEqual({});

    await advanceTime(120);
    expect(cloud.stored.data).toEqual({ notes: 'ring twice' });
    expect(tab.now().status).toBe('saved');
    expect(local.keys('transaction.buyer@demo.test.pending.')).toEqual([]);
  });

  it('is sent in one call with other quick changes', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    for (const quantity of ['1', '12', '120']) {
      tab.change({ lines: { 7: { quantity } } });
      await advanceTime(50);
    }
    await advanceTime(120);
    expect(cloud.calls).toEqual(['read', 'patch']);
    expect(cloud.stored.data).toEqual({ lines: { 7: { quantity: '120' } } });
  });

  it('during a call is sent after it, in order', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    const release = cloud.hold();
    tab.change({ notes: 'first', coupon: 'A' });
    await advanceTime(120);
    tab.change({ notes: 'second' });
    expect(tab.now().data).toEqual({ notes: 'second', coupon: 'A' });
    release();
    await settle();
    expect(cloud.stored).toEqual({ revision: 2, data: { notes: 'second', coupon: 'A' } });
    expect(tab.now()).toMatchObject({ status: 'saved', data: { notes: 'second', coupon: 'A' } });
  });

  it('before the first read is applied to its result', async () => {
    const cloud = createFakeCloud({ notes: 'from the phone', po: '77' }, 4);
    const release = cloud.hold();
    const tab = openTab(cloud);
    tab.start();
    tab.change({ notes: 'from here' });
    await advanceTime(500);
    expect(cloud.calls).toEqual(['read']);
    release();
    await settle();
    expect(tab.now()).toEqual({ data: { notes: 'from here', po: '77' }, status: 'saved', restored: true });
    expect(cloud.stored.data).toEqual({ notes: 'from here', po: '77' });
  });
});

describe('without a network', () => {
  it('is offline, keeps changes, and sends them when the network is back', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.fail(OFFLINE);
    tab.change({ notes: 'typed in the lift' });
    await advanceTime(120);
    expect(tab.now().status).toBe('offline');
    tab.change({ po: '88' });
    await advanceTime(20_000);
    expect(tab.now()).toMatchObject({ status: 'offline', data: { notes: 'typed in the lift', po: '88' } });
    expect(tab.errors).toEqual([]);

    cloud.fail(null);
    page.goOnline();
    await settle();
    expect(tab.now().status).toBe('saved');
    expect(cloud.stored.data).toEqual({ notes: 'typed in the lift', po: '88' });
  });

  it('retries by itself at increasing intervals', async () => {
    const cloud = createFakeCloud();
    cloud.fail(OFFLINE);
    const tab = openTab(cloud);
    tab.start();
    const tries = async (ms: number) => {
      await advanceTime(ms);
      return cloud.calls.length;
    };
    expect(await tries(0)).toBe(1);
    expect(await tries(1_000)).toBe(2);
    expect(await tries(2_000)).toBe(3);
    expect(await tries(3_999)).toBe(3);
    expect(await tries(1)).toBe(4);
    cloud.fail(null);
    await advanceTime(8_000);
    expect(tab.now()).toMatchObject({ status: 'saved', restored: true });
  });

  it('shows the last known document and the unsent changes after a reload', async () => {
    const cloud = createFakeCloud({ notes: 'saved long ago' }, 3);
    const local = createMemoryStore();
    const tabBefore = await readyTab(cloud, { local, writer: 'before' });
    cloud.fail(OFFLINE);
    tabBefore.change({ po: '99' });
    await advanceTime(120);
    page.leave();
    tabBefore.stop();

    const tabAfter = openTab(cloud, { local, writer: 'after' });
    expect(tabAfter.now().data).toEqual({ notes: 'saved long ago', po: '99' });
    tabAfter.start();
    await settle();
    expect(tabAfter.now()).toMatchObject({ status: 'offline', restored: false, data: { po: '99' } });
    cloud.fail(null);
    page.goOnline();
    await settle();
    expect(cloud.stored.data).toEqual({ notes: 'saved long ago', po: '99' });
  });

  it('keeps unsent changes at a logout', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const tab = await readyTab(cloud, { local });
    tab.change({ notes: 'unsent' });
    tab.stop();
    await advanceTime(60_000);
    expect(cloud.stored.data).toEqual({});
    await readyTab(cloud, { local, writer: 'next' });
    expect(cloud.stored.data).toEqual({ notes: 'unsent' });
  });
});

describe('a cloud store that refuses', () => {
  it('isn’t called again; the change stays and is sent with the next one', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.fail(REFUSED);
    tab.change({ notes: 'too long' });
    await advanceTime(3_600_000);
    expect(cloud.calls).toEqual(['read', 'patch']);
    expect(tab.now()).toMatchObject({ status: 'refused', data: { notes: 'too long' } });
    expect(tab.errors).toEqual([REFUSED]);

    cloud.fail(null);
    tab.change({ notes: 'shorter', po: '1' });
    await advanceTime(120);
    expect(tab.now().status).toBe('saved');
    expect(cloud.stored.data).toEqual({ notes: 'shorter', po: '1' });
  });

  it('is called again if it only asked to wait', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.fail(new CallError('too_many_attempts', { status: 429 }));
    tab.change({ notes: 'patience' });
    await advanceTime(120);
    expect(tab.now().status).toBe('offline');
    cloud.fail(null);
    await advanceTime(1_000);
    expect(tab.now().status).toBe('saved');
  });
});

describe('other open sessions', () => {
  it('show each other’s changes', async () => {
    const cloud = createFakeCloud();
    const [thisTab, otherTab] = [
      await readyTab(cloud, { writer: 'here' }),
      await readyTab(cloud, { writer: 'there' }),
    ];
    thisTab.change({ lines: { 7: { quantity: '2' } } });
    await advanceTime(120);
    expect(otherTab.now().data).toEqual({ lines: { 7: { quantity: '2' } } });
    otherTab.change({ lines: { 8: { quantity: '1' } } });
    await advanceTime(120);
    expect(thisTab.now().data).toEqual({ lines: { 7: { quantity: '2' }, 8: { quantity: '1' } } });
    expect(cloud.calls.filter((call) => call === 'read')).toHaveLength(2);
  });

  it('don’t overwrite unsent changes', async () => {
    const cloud = createFakeCloud({ notes: 'old' }, 1);
    const tab = await readyTab(cloud);
    tab.change({ notes: 'mine' });
    cloud.write('phone', { notes: 'theirs', po: '5' });
    expect(tab.now().data).toEqual({ notes: 'mine', po: '5' });
    await advanceTime(120);
    expect(cloud.stored.data).toEqual({ notes: 'mine', po: '5' });
    expect(tab.now()).toMatchObject({ status: 'saved', data: { notes: 'mine', po: '5' } });
  });

  it('are merged if they write just before our change arrives', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    const release = cloud.hold();
    tab.change({ notes: 'mine' });
    await advanceTime(120);
    cloud.write('phone', { po: '5' });
    release();
    await settle();
    expect(tab.now()).toEqual({ data: { notes: 'mine', po: '5' }, status: 'saved', restored: true });
  });

  it('are read again after a reconnect and after a missed change', async () => {
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

  it('are read again after a change that is too large to be sent', async () => {
    const cloud = createFakeCloud();
    const tab = await readyTab(cloud);
    cloud.write('phone', { po: 'large' }, { isLarge: true });
    await settle();
    expect(tab.now()).toEqual({ data: { po: 'large' }, status: 'saved', restored: true });
    cloud.write('phone', { notes: 'small' });
    await settle();
    expect(tab.now().data).toEqual({ po: 'large', notes: 'small' });
  });

  it('aren’t undone by an older response', async () => {
    const cloud = createFakeCloud({ po: '1' }, 1);
    const tab = await readyTab(cloud);
    let respond = () => {};
    const slow = { data: { po: '1' }, revision: 1 };
    const readOnce = vi.fn(
      () =>
        new Promise<typeof slow>((resolve) => {
          respond = () => resolve(slow);
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
    respond();
    await settle();
    expect(other.state.getState().value).toEqual({ po: '3' });
    expect(tab.now().data).toEqual({ po: '3' });
  });

  it('are all there when one came during the reading for a missed one', async () => {
    const cloud = createFakeCloud();
    const real = cloud.as('other');
    let respond = () => {};
    const read = vi.fn(() => real.read('transaction'));
    const other = openTabOn(read, cloud);
    other.start();
    await settle();
    cloud.stored.data = { po: 'unheard' };
    cloud.stored.revision = 1;
    read.mockImplementationOnce(async () => {
      const document = await real.read('transaction');
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return document;
    });
    other.change({ notes: 'mine' });
    await advanceTime(120);
    cloud.write('phone', { shipping: 'heard' });
    respond();
    await settle();
    expect(other.state.getState().value).toEqual({ po: 'unheard', notes: 'mine', shipping: 'heard' });
  });

  it('follow a cloud store that was restored to an older state', async () => {
    const cloud = createFakeCloud({ po: 'old world' }, 40);
    const tab = await readyTab(cloud);
    cloud.stored.data = { po: 'new world' };
    cloud.stored.revision = 2;
    cloud.reconnect();
    await settle();
    expect(tab.now().data).toEqual({ po: 'new world' });
    tab.change({ notes: 'here' });
    await advanceTime(120);
    expect(tab.now()).toMatchObject({ status: 'saved', data: { po: 'new world', notes: 'here' } });
  });
});

describe('two tabs of one browser', () => {
  it('share their unsent changes and show them at start', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const first = await readyTab(cloud, { local, writer: 'first' });
    cloud.fail(OFFLINE);
    first.change({ notes: '5' });
    await advanceTime(120);

    const second = await readyTab(cloud, { local, writer: 'second' });
    expect(second.now().data).toEqual({ notes: '5' });
    first.change({ notes: '7' });
    cloud.fail(null);
    await advanceTime(30_000);
    expect(cloud.stored).toEqual({ revision: 1, data: { notes: '7' } });
    expect(second.now().data).toEqual({ notes: '7' });
  });

  it('send the changes of a tab that was closed during a call', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const closedTab = await readyTab(cloud, { local, writer: 'left' });
    cloud.loseResponses(true);
    closedTab.change({ lines: { 7: { quantity: '1', unit: 'EA' } } });
    await advanceTime(120);
    expect(cloud.stored.data).toEqual({ lines: { 7: { quantity: '1', unit: 'EA' } } });
    closedTab.change({ lines: { 7: { quantity: '2' } } });
    closedTab.stop();
    cloud.loseResponses(false);
    const next = await readyTab(cloud, { local, writer: 'next' });
    await settle();
    expect(cloud.stored.data).toEqual({ lines: { 7: { quantity: '2', unit: 'EA' } } });
    expect(next.now()).toMatchObject({ status: 'saved', data: cloud.stored.data });
  });

  describe('one of which crashed', () => {
    const SAVED = { lines: { 7: { quantity: '3', note: 'cold' } }, notes: 'ring' };

    /** A tab that crashes after a change; `sends`: the change arrives, but not its response. */
    const crashAfter = async (patch: JsonObject, { sends: isSent = false } = {}) => {
      const cloud = createFakeCloud(SAVED, 5);
      const local = createMemoryStore();
      const crashed = await readyTab(cloud, { local, writer: 'crashed' });
      crashed.change(patch);
      cloud.loseResponses(true);
      if (isSent) await advanceTime(120);
      local.tabs.crash();
      crashed.stop();
      cloud.loseResponses(false);
      return {
        cloud,
        local,
        stands: () => cloud.stored.data,
        reopen: () => readyTab(cloud, { local, writer: 'reopened' }),
      };
    };

    it('apply its unsent changes', async () => {
      const { reopen, stands, local } = await crashAfter({ lines: { 7: { quantity: '5' } } });
      const tab = await reopen();
      await advanceTime(200);
      expect(stands()).toEqual({ ...SAVED, lines: { 7: { quantity: '5', note: 'cold' } } });
      expect(tab.now()).toMatchObject({ status: 'saved', data: stands() });
      expect(local.keys('transaction.buyer@demo.test.pending.')).toEqual([]);
    });

    it('don’t overwrite what another session changed since', async () => {
      const { cloud, reopen, stands } = await crashAfter({
        lines: { 7: { quantity: '5' }, 9: { quantity: '1' } },
        notes: 'knock',
      });
      const newer = { lines: { 7: { quantity: '8', note: 'cold' }, 9: { quantity: '1' } }, notes: 'knock' };
      cloud.write('phone', { lines: { 7: { quantity: '8' } } });
      const tab = await reopen();
      await advanceTime(200);
      expect(stands()).toEqual(newer);
      expect(tab.now().data).toEqual(newer);
    });

    it('don’t undo changes that followed a change that arrived', async () => {
      const { cloud, reopen, stands } = await crashAfter(
        { lines: { 7: { quantity: '5' } } },
        { sends: true },
      );
      cloud.write('phone', { lines: { 7: { quantity: '8' }, 8: { quantity: '1' } } });
      await reopen();
      await advanceTime(200);
      expect(stands()).toEqual({
        ...SAVED,
        lines: { 7: { quantity: '8', note: 'cold' }, 8: { quantity: '1' } },
      });
    });

    it('don’t restore a line that was ordered in the meantime', async () => {
      const { cloud, reopen, stands } = await crashAfter({ lines: { 7: { quantity: '5' } } });
      cloud.write('phone', { lines: { 7: null }, notes: null });
      const tab = await reopen();
      await advanceTime(200);
      expect(stands()).toEqual({ lines: {} });
      expect(tab.now().data).toEqual({ lines: {} });
    });

    it('keep its changes until the cloud store can be read', async () => {
      const { cloud, reopen, stands } = await crashAfter({ notes: 'knock' });
      cloud.fail(OFFLINE);
      const tab = await reopen();
      expect(tab.now()).toMatchObject({ status: 'offline', data: { notes: 'knock' } });
      cloud.fail(null);
      page.goOnline();
      await advanceTime(200);
      expect(stands()).toMatchObject({ notes: 'knock' });
    });
  });

  it('use one writing tab, which alone reads and listens', async () => {
    const cloud = createFakeCloud({ po: '1' }, 1);
    const local = createMemoryStore();
    const first = await readyTab(cloud, { local, writer: 'first' });
    const second = await readyTab(cloud, { local, writer: 'second' });
    expect(second.now()).toEqual({ data: { po: '1' }, status: 'saved', restored: true });
    second.change({ notes: 'from the second' });
    expect(second.now().status).toBe('saving');
    await settle();
    expect(first.now().data).toEqual({ po: '1', notes: 'from the second' });
    await advanceTime(120);
    expect(cloud.stored).toEqual({ revision: 2, data: { po: '1', notes: 'from the second' } });
    expect([first.now().status, second.now().status]).toEqual(['saved', 'saved']);
    cloud.write('phone', { po: '2' });
    await settle();
    expect(second.now().data).toEqual(first.now().data);
    expect(cloud.calls).toEqual(['read', 'patch']);
    expect(local.keys('transaction.buyer@demo.test.pending.')).toEqual([]);
  });

  it('continue with the next tab when the writing one is closed', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const first = await readyTab(cloud, { local, writer: 'first' });
    const second = await readyTab(cloud, { local, writer: 'second' });
    cloud.fail(OFFLINE);
    first.change({ lines: { 7: { quantity: '1' } } });
    second.change({ lines: { 8: { quantity: '2' } } });
    await advanceTime(120);
    expect(second.now()).toMatchObject({ status: 'offline' });
    first.stop();
    await settle();
    second.change({ lines: { 7: { quantity: '3' } } });
    cloud.fail(null);
    page.goOnline();
    await advanceTime(200);
    expect(cloud.stored.data).toEqual({ lines: { 7: { quantity: '3' }, 8: { quantity: '2' } } });
    expect(second.now()).toMatchObject({ status: 'saved', data: cloud.stored.data });
  });

  it('keep the last changes when all of them are closed at once', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    await readyTab(cloud, { local, writer: 'first' });
    const second = await readyTab(cloud, { local, writer: 'second' });
    second.change({ notes: 'typed in the second' });
    local.tabs.crash();
    await readyTab(cloud, { local, writer: 'third' });
    expect(cloud.stored.data).toEqual({ notes: 'typed in the second' });
  });

  it('take over from a suspended writing tab', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    local.tabs.requestLock('transaction.buyer@demo.test', {
      onHeld: () => undefined,
      onLost: () => undefined,
    });
    const tab = await readyTab(cloud, { local });
    tab.change({ notes: 'on the phone' });
    await advanceTime(4_900);
    expect(cloud.calls).toEqual([]);
    await advanceTime(300);
    expect(cloud.stored.data).toEqual({ notes: 'on the phone' });
    expect(tab.now()).toMatchObject({ status: 'saved', restored: true });
  });

  it('wait for the writing tab while the cloud store is slow', async () => {
    const cloud = createFakeCloud({ po: '1' }, 1);
    const local = createMemoryStore();
    const release = cloud.hold();
    const first = openTab(cloud, { local, writer: 'first' });
    const second = openTab(cloud, { local, writer: 'second' });
    first.start();
    second.start();
    await advanceTime(20_000);
    second.change({ notes: 'typed meanwhile' });
    await advanceTime(20_000);
    expect(cloud.calls).toEqual(['read']);
    release();
    await advanceTime(200);
    expect(cloud.stored.data).toEqual({ po: '1', notes: 'typed meanwhile' });
    expect(second.now()).toEqual({ data: cloud.stored.data, status: 'saved', restored: true });
  });

  it('keep the later change of the same field', async () => {
    const cloud = createFakeCloud();
    const local = createMemoryStore();
    const first = await readyTab(cloud, { local, writer: 'first' });
    const second = await readyTab(cloud, { local, writer: 'second' });
    first.change({ notes: 'first' });
    await settle();
    second.change({ notes: 'second' });
    await settle();
    first.change({ po: '1' });
    await advanceTime(300);
    expect(cloud.stored.data).toEqual({ notes: 'second', po: '1' });
    expect(first.now().data).toEqual(second.now().data);
  });

  it('ignore an unreadable local copy', async () => {
    const local = createMemoryStore();
    local.write('transaction.buyer@demo.test.base', '{"revision":');
    local.write('transaction.buyer@demo.test.pending.x', 'null');
    const tab = await readyTab(createFakeCloud({ po: '1' }, 1), { local });
    expect(tab.now()).toEqual({ data: { po: '1' }, status: 'saved', restored: true });
  });
});

describe('reconciling', () => {
  it('applies its corrections before the changes of this session, here and in the cloud store', async () => {
    const cloud = createFakeCloud(
      { owner: 'another', lines: { 7: { quantity: '9' }, 8: { quantity: '9' } } },
      3,
    );
    const codec = jsonCodec((data) =>
      data.owner === 'me' ? {} : { owner: 'me', lines: { 7: null, 8: null } },
    );
    const tab = openTab(cloud, { codec });
    tab.change({ lines: { 7: { quantity: '1' } } });
    tab.start();
    await advanceTime(120);
    expect(cloud.stored.data).toEqual({ owner: 'me', lines: { 7: { quantity: '1' } } });
    expect(tab.now().data).toEqual(cloud.stored.data);
  });
});

type Read = CloudStore['read'];

const openTabOn = (read: Read, cloud: Cloud) =>
  createDocumentSync({
    name: 'transaction',
    cloud: { ...cloud.as('slow'), read },
    local: createMemoryStore(),
    owner: 'buyer@demo.test',
    tab: 'slow',
    codec: jsonCodec(),
    onError: () => undefined,
  });
