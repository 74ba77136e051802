import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createList } from '../../../src/domain/favourites/createList.ts';
import { addToList, removeFromList } from '../../../src/domain/favourites/listProducts.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { createMemoryStore, fakePage, OFFLINE } from '../../support/fakeCloud.ts';
import { favouritesCloud, openStore, savedFavourites } from '../../support/favourites.ts';

let page = fakePage();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12) });
  page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const saved = () => vi.advanceTimersByTimeAsync(200);

const started = async (...asked: Parameters<typeof openStore>) => {
  const session = openStore(...asked);
  session.start();
  await saved();
  return session;
};

const put = (list: string, ...products: number[]) =>
  ((lists, at) => addToList(lists, list, products, at)) satisfies Parameters<
    ReturnType<typeof openStore>['favourites']['change']
  >[0];

describe('the lists', () => {
  it('begin with a default list, made once whoever comes first', async () => {
    const cloud = favouritesCloud();
    const [phone, desk] = [openStore(cloud, { writer: 'phone' }), openStore(cloud, { writer: 'desk' })];
    phone.start();
    desk.start();
    await saved();
    expect([phone.inShort(), desk.inShort()]).toEqual([['default*'], ['default*']]);
    expect(cloud.stored.data).toMatchObject({
      migrated: true,
      lists: { default: { name: 'favorites_list_default', is_default: true, is_current: true } },
    });
    expect(Object.keys(Object(cloud.stored.data.lists))).toEqual(['default']);
  });

  it('show what the cloud store holds, and ask for nothing when all is as it should be', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1, 2], Catering: [2, 3] }));
    const session = await started(cloud);
    expect(session.inShort()).toEqual(['default*: 1 2', 'Catering: 2 3']);
    expect([...session.now().productIds]).toEqual([1, 2, 3]);
    expect(session.now()).toMatchObject({ known: true, sync: 'saved' });
    expect(cloud.calls).toEqual(['read']);
  });

  it('are known offline from what this browser heard last', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1] }));
    const local = createMemoryStore();
    (await started(cloud, { local })).stop();
    cloud.fail(OFFLINE);
    const later = await started(cloud, { local, writer: 'later' });
    expect(later.now()).toMatchObject({ known: true, sync: 'offline' });
    expect(later.inShort()).toEqual(['default*: 1']);
    const fresh = await started(cloud, { writer: 'fresh' });
    expect(fresh.now().known).toBe(false);
  });
});

describe('favourites of the time before there were lists', () => {
  const legacy = { favorites: { 1001: true, 1002: true, 1003: false } };

  it('are copied into the default list, once', async () => {
    const cloud = favouritesCloud(legacy);
    const first = await started(cloud);
    expect(first.inShort()).toEqual(['default*: 1001 1002']);
    expect(cloud.stored.data).toMatchObject({
      migrated: true,
      lists: { default: { product_ids: [1001, 1002] } },
    });

    first.favourites.change((lists, at) => removeFromList(lists, 'default', [1001], at));
    await saved();
    const second = await started(cloud, { writer: 'second' });
    expect(second.inShort()).toEqual(['default*: 1002']);
    expect(first.inShort()).toEqual(['default*: 1002']);
  });

  it('are not doubled by two sessions that copy at once', async () => {
    const cloud = favouritesCloud(legacy);
    const [phone, desk] = [openStore(cloud, { writer: 'phone' }), openStore(cloud, { writer: 'desk' })];
    phone.start();
    desk.start();
    await saved();
    await saved();
    expect(Object.keys(Object(cloud.stored.data.lists))).toEqual(['default']);
    const third = await started(cloud, { writer: 'third' });
    for (const session of [phone, desk, third]) expect(session.inShort()).toEqual(['default*: 1001 1002']);
  });

  it('that are copied late don’t bring back what was taken out meanwhile', async () => {
    const cloud = favouritesCloud(legacy);
    const slow = openStore(cloud, { writer: 'slow' });
    slow.start();
    await vi.advanceTimersByTimeAsync(0);
    const quick = await started(cloud, { writer: 'quick' });
    quick.favourites.change((lists, at) => removeFromList(lists, 'default', [1001], at));
    await saved();
    cloud.write('late', {
      migrated: true,
      lists: { default: { product_ids: [1001, 1002], is_default: true, is_current: true } },
    });
    await saved();
    expect(quick.inShort()).toEqual(['default*: 1002']);
  });
});

describe('two open sessions', () => {
  it('hear of each other at once', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1] }));
    const phone = await started(cloud, { writer: 'phone' });
    const desk = await started(cloud, { writer: 'desk' });
    expect(phone.favourites.change(put('default', 7, 1))).toEqual([7]);
    expect(phone.inShort()).toEqual(['default*: 1 7']);
    await saved();
    expect(desk.inShort()).toEqual(['default*: 1 7']);
  });

  it('lose nothing when both add and take out without a network', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1, 2] }));
    const phone = await started(cloud, { writer: 'phone' });
    const desk = await started(cloud, { writer: 'desk' });
    cloud.fail(OFFLINE);
    phone.favourites.change(put('default', 7));
    desk.favourites.change(put('default', 8));
    desk.favourites.change((lists, at) => removeFromList(lists, 'default', [2], at));
    await saved();
    expect(phone.now().sync).toBe('offline');
    cloud.fail(null);
    page.goOnline();
    await saved();
    await saved();
    const third = await started(cloud, { writer: 'third' });
    for (const session of [phone, desk, third]) {
      expect([...session.now().productIds].toSorted()).toEqual([1, 7, 8]);
    }
  });

  it('that each choose a current list agree on the later choice', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [], a: [], b: [] }));
    const phone = await started(cloud, { writer: 'phone' });
    const desk = await started(cloud, { writer: 'desk' });
    cloud.fail(OFFLINE);
    phone.favourites.change((lists, at) => markCurrent(lists, 'a', at));
    await saved();
    desk.favourites.change((lists, at) => createList(lists, { id: 'c', name: 'c' }, at));
    await saved();
    cloud.fail(null);
    page.goOnline();
    await saved();
    await saved();
    const shown = [phone, desk].map((session) => session.inShort().filter((name) => name.endsWith('*')));
    expect(shown).toEqual([['c*'], ['c*']]);
  });
});

describe('before the cloud store was heard', () => {
  it('what is added goes on top of what it holds, none of which is lost', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1, 2] }));
    const release = cloud.hold();
    const session = openStore(cloud);
    session.start();
    session.favourites.change(put('default', 7));
    expect(session.inShort()).toEqual(['default*: 7']);
    release();
    await saved();
    expect(session.inShort()).toEqual(['default*: 1 2 7']);
    const other = await started(cloud, { writer: 'other' });
    expect(other.inShort()).toEqual(['default*: 1 2 7']);
  });
});
