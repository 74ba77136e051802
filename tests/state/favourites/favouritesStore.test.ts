import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createList } from '../../../src/domain/favourites/createList.ts';
import { addToList, removeFromList } from '../../../src/domain/favourites/listProducts.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { createMemoryStore, fakePage, OFFLINE } from '../../support/fakeCloud.ts';
import { favouritesCloud, openFavourites, savedFavourites } from '../../support/favourites.ts';

let page = fakePage();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12) });
  page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
const waitUntilSaved = () => vi.advanceTimersByTimeAsync(200);

const openStarted = async (...options: Parameters<typeof openFavourites>) => {
  const session = openFavourites(...options);
  session.start();
  await waitUntilSaved();
  return session;
};

const addTo = (list: string, ...products: number[]) =>
  ((lists, at) => addToList(lists, list, products, at)) satisfies Parameters<
    ReturnType<typeof openFavourites>['favourites']['change']
  >[0];

describe('the lists', () => {
  it('start with a default list, which only the first session creates', async () => {
    const cloud = favouritesCloud();
    const [phone, desk] = [
      openFavourites(cloud, { writer: 'phone' }),
      openFavourites(cloud, { writer: 'desk' }),
    ];
    phone.start();
    desk.start();
    await waitUntilSaved();
    expect([phone.inShort(), desk.inShort()]).toEqual([['default*'], ['default*']]);
    expect(cloud.stored.data).toMatchObject({
      migrated: true,
      lists: { default: { name: 'favorites_list_default', is_default: true, is_current: true } },
    });
    expect(Object.keys(Object(cloud.stored.data.lists))).toEqual(['default']);
  });

  it('are those of the cloud store, which isn’t written if they are valid', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1, 2], Catering: [2, 3] }));
    const session = await openStarted(cloud);
    expect(session.inShort()).toEqual(['default*: 1 2', 'Catering: 2 3']);
    expect([...session.getState().productIds]).toEqual([1, 2, 3]);
    expect(session.getState()).toMatchObject({ known: true, sync: 'saved' });
    expect(cloud.calls).toEqual(['read']);
  });

  it('are available offline from the browser’s copy', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1] }));
    const local = createMemoryStore();
    (await openStarted(cloud, { local })).stop();
    cloud.fail(OFFLINE);
    const later = await openStarted(cloud, { local, writer: 'later' });
    expect(later.getState()).toMatchObject({ known: true, sync: 'offline' });
    expect(later.inShort()).toEqual(['default*: 1']);
    const freshSession = await openStarted(cloud, { writer: 'fresh' });
    expect(freshSession.getState().known).toBe(false);
  });
});

describe('favourites from before there were lists', () => {
  const legacy = { favorites: { 1001: true, 1002: true, 1003: false } };

  it('are copied into the default list, once', async () => {
    const cloud = favouritesCloud(legacy);
    const first = await openStarted(cloud);
    expect(first.inShort()).toEqual(['default*: 1001 1002']);
    expect(cloud.stored.data).toMatchObject({
      migrated: true,
      lists: { default: { product_ids: [1001, 1002] } },
    });

    first.favourites.change((lists, at) => removeFromList(lists, 'default', [1001], at));
    await waitUntilSaved();
    const second = await openStarted(cloud, { writer: 'second' });
    expect(second.inShort()).toEqual(['default*: 1002']);
    expect(first.inShort()).toEqual(['default*: 1002']);
  });

  it('aren’t duplicated by two sessions that copy in parallel', async () => {
    const cloud = favouritesCloud(legacy);
    const [phone, desk] = [
      openFavourites(cloud, { writer: 'phone' }),
      openFavourites(cloud, { writer: 'desk' }),
    ];
    phone.start();
    desk.start();
    await waitUntilSaved();
    await waitUntilSaved();
    expect(Object.keys(Object(cloud.stored.data.lists))).toEqual(['default']);
    const third = await openStarted(cloud, { writer: 'third' });
    for (const session of [phone, desk, third]) expect(session.inShort()).toEqual(['default*: 1001 1002']);
  });

  it('don’t restore products removed in the meantime if they are copied late', async () => {
    const cloud = favouritesCloud(legacy);
    const slow = openFavourites(cloud, { writer: 'slow' });
    slow.start();
    await vi.advanceTimersByTimeAsync(0);
    const quickSession = await openStarted(cloud, { writer: 'quick' });
    quickSession.favourites.change((lists, at) => removeFromList(lists, 'default', [1001], at));
    await waitUntilSaved();
    cloud.write('late', {
      migrated: true,
      lists: { default: { product_ids: [1001, 1002], is_default: true, is_current: true } },
    });
    await waitUntilSaved();
    expect(quickSession.inShort()).toEqual(['default*: 1002']);
  });
});

describe('two open sessions', () => {
  it('see each other’s changes at once', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1] }));
    const phone = await openStarted(cloud, { writer: 'phone' });
    const desk = await openStarted(cloud, { writer: 'desk' });
    expect(phone.favourites.change(addTo('default', 7, 1))).toEqual([7]);
    expect(phone.inShort()).toEqual(['default*: 1 7']);
    await waitUntilSaved();
    expect(desk.inShort()).toEqual(['default*: 1 7']);
  });

  it('lose no changes made offline', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1, 2] }));
    const phone = await openStarted(cloud, { writer: 'phone' });
    const desk = await openStarted(cloud, { writer: 'desk' });
    cloud.fail(OFFLINE);
    phone.favourites.change(addTo('default', 7));
    desk.favourites.change(addTo('default', 8));
    desk.favourites.change((lists, at) => removeFromList(lists, 'default', [2], at));
    await waitUntilSaved();
    expect(phone.getState().sync).toBe('offline');
    cloud.fail(null);
    page.goOnline();
    await waitUntilSaved();
    await waitUntilSaved();
    const third = await openStarted(cloud, { writer: 'third' });
    for (const session of [phone, desk, third]) {
      expect([...session.getState().productIds].toSorted()).toEqual([1, 7, 8]);
    }
  });

  it('that each choose a current list agree on the later choice', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [], a: [], b: [] }));
    const phone = await openStarted(cloud, { writer: 'phone' });
    const desk = await openStarted(cloud, { writer: 'desk' });
    cloud.fail(OFFLINE);
    phone.favourites.change((lists, at) => markCurrent(lists, 'a', at));
    await waitUntilSaved();
    desk.favourites.change((lists, at) => createList(lists, { id: 'c', name: 'c' }, at));
    await waitUntilSaved();
    cloud.fail(null);
    page.goOnline();
    await waitUntilSaved();
    await waitUntilSaved();
    const currentLists = [phone, desk].map((session) =>
      session.inShort().filter((name) => name.endsWith('*')),
    );
    expect(currentLists).toEqual([['c*'], ['c*']]);
  });
});

describe('before the cloud store has responded', () => {
  it('added products are merged with the stored ones', async () => {
    const cloud = favouritesCloud(savedFavourites({ default: [1, 2] }));
    const release = cloud.hold();
    const session = openFavourites(cloud);
    session.start();
    session.favourites.change(addTo('default', 7));
    expect(session.inShort()).toEqual(['default*: 7']);
    release();
    await waitUntilSaved();
    expect(session.inShort()).toEqual(['default*: 1 2 7']);
    const other = await openStarted(cloud, { writer: 'other' });
    expect(other.inShort()).toEqual(['default*: 1 2 7']);
  });
});
