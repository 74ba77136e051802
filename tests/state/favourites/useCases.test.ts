import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFavouriteList } from '../../../src/state/favourites/createFavouriteList.ts';
import { createFavouritesService } from '../../../src/state/favourites/favouritesService.ts';
import {
  deleteList,
  removeFromLists,
  renameList,
  setCurrentList,
  setInList,
  setUsualQuantity,
} from '../../../src/state/favourites/manageLists.ts';
import { toggleProduct } from '../../../src/state/favourites/toggleProduct.ts';
import { aUsual } from '../../domain/favourites/lists.ts';
import { aProduct } from '../../support/builders.ts';
import { fakePage, OFFLINE, REFUSED } from '../../support/fakeCloud.ts';
import { favouritesCloud, openFavourites, savedFavourites } from '../../support/favourites.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12) });
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
const advanceTime = (ms = 200) => vi.advanceTimersByTimeAsync(ms);
const DEFAULT_NAME = 'My favorites';

const heart = (id: number) => ({ product: aProduct({ id, name: `Product ${id}` }), offer: null });

const openLists = async (lists: Record<string, number[]>) => {
  const cloud = favouritesCloud(savedFavourites(lists));
  const session = openFavourites(cloud);
  session.start();
  await advanceTime();
  const reported: string[] = [];
  const counted: number[] = [];
  const favourites = createFavouritesService({
    isVisitor: false,
    load: async () => () => ({ change: session.favourites.change, close: () => undefined }),
    onNewFavourite: ({ product }) => counted.push(product.id),
  });
  const errors = { report: (name: string) => void reported.push(name) };
  const dependencies = { favourites: { ...favourites, state: session.favourites.state }, errors };
  return { ...session, cloud, dependencies, reported, counted };
};

describe('the heart button', () => {
  it('adds a product without a list to the current one, and reports it once', async () => {
    const { dependencies, inShort, counted } = await openLists({ default: [1], Catering: [] });
    await setCurrentList(dependencies, 'Catering');
    expect(await toggleProduct(dependencies, heart(7))).toMatchObject({
      ok: true,
      value: { addedTo: { id: 'Catering' } },
    });
    expect(inShort()).toEqual(['default: 1', 'Catering*: 7']);
    expect(await toggleProduct(dependencies, heart(7))).toEqual({ ok: true, value: { addedTo: null } });
    expect(inShort()).toEqual(['default: 1', 'Catering*: 7']);
    expect(counted).toEqual([7]);
  });

  it('is refused for a visitor', async () => {
    const { dependencies } = await openLists({ default: [] });
    const visitor = { ...dependencies, favourites: { ...dependencies.favourites, open: async () => null } };
    expect(await toggleProduct(visitor, heart(7))).toEqual({ ok: false, reason: 'login_required' });
  });

  it('logs and returns a failure', async () => {
    const { dependencies, reported } = await openLists({ default: [] });
    const broken = {
      ...dependencies,
      favourites: { ...dependencies.favourites, open: () => Promise.reject(new Error('no code')) },
    };
    expect(await toggleProduct(broken, heart(7))).toEqual({ ok: false, reason: 'failed' });
    expect(reported).toEqual(['Changing the favourites']);
  });
});

describe('a new list', () => {
  it('becomes the current one, with its first products', async () => {
    const { dependencies, inShort, getState, cloud } = await openLists({ default: [1] });
    const making = createFavouriteList(dependencies, {
      name: ' Monday ',
      defaultName: DEFAULT_NAME,
      products: [heart(7)],
      productIds: [7, 8],
      usual: { 8: aUsual('2', 'CS', '12') },
    });
    await advanceTime();
    expect(await making).toMatchObject({ ok: true });
    expect(getState().shown[1]?.usual).toEqual({ 8: aUsual('2', 'CS', '12') });
    expect(inShort()[0]).toBe('default: 1');
    expect(getState().shown[1]).toMatchObject({ name: 'Monday', isCurrent: true, productIds: [7, 8] });
    expect(JSON.stringify(cloud.stored.data)).toContain('"Monday"');
  });

  it.each([
    [' ', 'empty'],
    ['x'.repeat(81), 'too_long'],
    ['catering', 'taken'],
    ['my favorites', 'taken'],
  ])('named “%s” isn’t created: %s', async (name, reason) => {
    const { dependencies, getState } = await openLists({ default: [], Catering: [] });
    expect(await createFavouriteList(dependencies, { name, defaultName: DEFAULT_NAME })).toEqual({
      ok: false,
      reason,
    });
    expect(getState().shown).toHaveLength(2);
  });

  it('created offline is stored, and sent later', async () => {
    const { dependencies, cloud, getState } = await openLists({ default: [] });
    cloud.fail(OFFLINE);
    const making = createFavouriteList(dependencies, { name: 'Monday', defaultName: DEFAULT_NAME });
    await advanceTime();
    expect(await making).toMatchObject({ ok: true });
    cloud.fail(null);
    await advanceTime(2_000);
    expect(getState().sync).toBe('saved');
    expect(JSON.stringify(cloud.stored.data)).toContain('"Monday"');
  });

  it('that the cloud store refuses is removed, logged and returned as a failure', async () => {
    const { dependencies, cloud, inShort, reported } = await openLists({ default: [1] });
    cloud.fail(REFUSED);
    const making = createFavouriteList(dependencies, { name: 'Monday', defaultName: DEFAULT_NAME });
    await advanceTime();
    expect(await making).toEqual({ ok: false, reason: 'failed' });
    expect(inShort()).toEqual(['default*: 1']);
    expect(reported).toEqual(['Changing the favourites']);
    cloud.fail(null);
    await advanceTime(2_000);
    expect(JSON.stringify(cloud.stored.data)).not.toContain('"Monday"');
  });
});

describe('managing lists', () => {
  it('adds and removes a product', async () => {
    const { dependencies, inShort, counted } = await openLists({ default: [1], Catering: [] });
    await setInList(dependencies, 'Catering', heart(1), true);
    await setInList(dependencies, 'default', heart(1), false);
    expect(inShort()).toEqual(['default*', 'Catering: 1']);
    expect(counted).toEqual([]);
  });

  it('removes a product from all lists, and restores it', async () => {
    const { dependencies, inShort } = await openLists({ default: [1], Catering: [2, 1] });
    const removed = await removeFromLists(dependencies, 1);
    expect(inShort()).toEqual(['default*', 'Catering: 2']);
    if (removed.ok) removed.value.undo();
    expect(inShort()).toEqual(['default*: 1', 'Catering: 2 1']);
  });

  it('keeps a usual quantity, which comes back with the product', async () => {
    const { dependencies, inShort, getState } = await openLists({ default: [1], Catering: [2, 1] });
    await setUsualQuantity(dependencies, 'Catering', 1, aUsual('3', 'CS', '12'));
    expect(inShort()).toEqual(['default*: 1', 'Catering: 2 1=3CS']);
    const before = getState().all;
    const removed = await removeFromLists(dependencies, 1);
    if (removed.ok) removed.value.undo();
    expect(inShort()).toEqual(['default*: 1', 'Catering: 2 1=3CS']);
    await setInList(dependencies, 'Catering', heart(1), false);
    await setInList(dependencies, 'Catering', heart(1), true, before);
    expect(inShort()).toEqual(['default*: 1', 'Catering: 2 1=3CS']);
    await setUsualQuantity(dependencies, 'Catering', 1, null);
    expect(inShort()).toEqual(['default*: 1', 'Catering: 2 1']);
  });

  it('marks the current list as deleted, and restores it as the current one', async () => {
    const { dependencies, inShort, cloud } = await openLists({ default: [], Catering: [2] });
    await setCurrentList(dependencies, 'Catering');
    const deleted = await deleteList(dependencies, 'Catering');
    expect(inShort()).toEqual(['default*']);
    await advanceTime();
    expect(cloud.stored.data).toMatchObject({ lists: { Catering: { deleted: true, product_ids: [2] } } });
    if (deleted.ok) deleted.value.undo();
    expect(inShort()).toEqual(['default', 'Catering*: 2']);
  });

  it('renames a list, but not to the name of another', async () => {
    const { dependencies, getState } = await openLists({ default: [], Catering: [], Truck: [] });
    expect(await renameList(dependencies, 'Truck', 'Catering', DEFAULT_NAME)).toEqual({
      ok: false,
      reason: 'taken',
    });
    expect(await renameList(dependencies, 'Truck', ' truck ', DEFAULT_NAME)).toEqual({ ok: true });
    expect(getState().shown.map(({ name }) => name)).toEqual(['favorites_list_default', 'Catering', 'truck']);
  });
});
