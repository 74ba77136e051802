import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFavouriteList } from '../../../src/state/favourites/createFavouriteList.ts';
import {
  deleteList,
  removeFromLists,
  renameList,
  setCurrentList,
  setInList,
} from '../../../src/state/favourites/manageLists.ts';
import { toggleProduct } from '../../../src/state/favourites/toggleProduct.ts';
import { aProduct } from '../../support/builders.ts';
import { fakePage, OFFLINE, REFUSED } from '../../support/fakeCloud.ts';
import { favouritesCloud, openStore, savedFavourites } from '../../support/favourites.ts';
import { aWorkspace } from '../../support/workspace.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12) });
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms = 200) => vi.advanceTimersByTimeAsync(ms);
const DEFAULT_NAME = 'My favourites';

const heart = (id: number) => ({ product: aProduct({ id, name: `Product ${id}` }), offer: null });

const atWork = async (lists: Record<string, number[]>) => {
  const cloud = favouritesCloud(savedFavourites(lists));
  const session = openStore(cloud);
  session.start();
  await pass();
  const { workspace: closed } = aWorkspace();
  const reported: string[] = [];
  const counted: number[] = [];
  const workspace = {
    ...closed,
    portal: { ...closed.portal, errors: { report: (what: string) => void reported.push(what) } },
    openFavourites: async () => session.favourites,
    report: (fact: Parameters<typeof closed.report>[0]) => {
      if (fact.kind === 'favourite') counted.push(fact.product.id);
    },
  };
  return { ...session, cloud, workspace, reported, counted };
};

describe('a pressed heart', () => {
  it('puts a product that is in no list into the current one, and is counted once', async () => {
    const { workspace, inShort, counted } = await atWork({ default: [1], Catering: [] });
    await setCurrentList(workspace, 'Catering');
    expect(await toggleProduct(workspace, heart(7))).toMatchObject({
      ok: true,
      value: { addedTo: { id: 'Catering' } },
    });
    expect(inShort()).toEqual(['default: 1', 'Catering*: 7']);
    expect(await toggleProduct(workspace, heart(7))).toEqual({ ok: true, value: { addedTo: null } });
    expect(inShort()).toEqual(['default: 1', 'Catering*: 7']);
    expect(counted).toEqual([7]);
  });

  it('of a visitor is refused', async () => {
    const { workspace } = await atWork({ default: [] });
    const visitor = { ...workspace, openFavourites: async () => null };
    expect(await toggleProduct(visitor, heart(7))).toEqual({ ok: false, reason: 'login_required' });
  });

  it('that fails is logged and answered', async () => {
    const { workspace, reported } = await atWork({ default: [] });
    const broken = { ...workspace, openFavourites: () => Promise.reject(new Error('no code')) };
    expect(await toggleProduct(broken, heart(7))).toEqual({ ok: false, reason: 'failed' });
    expect(reported).toEqual(['Changing the favourites']);
  });
});

describe('a new list', () => {
  it('is the current one, with what it begins with', async () => {
    const { workspace, inShort, now, cloud } = await atWork({ default: [1] });
    const making = createFavouriteList(workspace, {
      name: ' Monday ',
      defaultName: DEFAULT_NAME,
      products: [heart(7)],
      productIds: [7, 8],
    });
    await pass();
    expect(await making).toMatchObject({ ok: true });
    expect(inShort()[0]).toBe('default: 1');
    expect(now().shown[1]).toMatchObject({ name: 'Monday', isCurrent: true, productIds: [7, 8] });
    expect(JSON.stringify(cloud.stored.data)).toContain('"Monday"');
  });

  it.each([
    [' ', 'empty'],
    ['x'.repeat(81), 'too_long'],
    ['catering', 'taken'],
    ['my favourites', 'taken'],
  ])('named “%s” is not made: %s', async (name, reason) => {
    const { workspace, now } = await atWork({ default: [], Catering: [] });
    expect(await createFavouriteList(workspace, { name, defaultName: DEFAULT_NAME })).toEqual({
      ok: false,
      reason,
    });
    expect(now().shown).toHaveLength(2);
  });

  it('made without a network is kept, and sent later', async () => {
    const { workspace, cloud, now } = await atWork({ default: [] });
    cloud.fail(OFFLINE);
    const making = createFavouriteList(workspace, { name: 'Monday', defaultName: DEFAULT_NAME });
    await pass();
    expect(await making).toMatchObject({ ok: true });
    cloud.fail(null);
    await pass(2_000);
    expect(now().sync).toBe('saved');
    expect(JSON.stringify(cloud.stored.data)).toContain('"Monday"');
  });

  it('that the cloud store refuses is taken back, logged and answered', async () => {
    const { workspace, cloud, inShort, reported } = await atWork({ default: [1] });
    cloud.fail(REFUSED);
    const making = createFavouriteList(workspace, { name: 'Monday', defaultName: DEFAULT_NAME });
    await pass();
    expect(await making).toEqual({ ok: false, reason: 'failed' });
    expect(inShort()).toEqual(['default*: 1']);
    expect(reported).toEqual(['Changing the favourites']);
    cloud.fail(null);
    await pass(2_000);
    expect(JSON.stringify(cloud.stored.data)).not.toContain('"Monday"');
  });
});

describe('managing lists', () => {
  it('puts a product in and takes it out', async () => {
    const { workspace, inShort, counted } = await atWork({ default: [1], Catering: [] });
    await setInList(workspace, 'Catering', heart(1), true);
    await setInList(workspace, 'default', heart(1), false);
    expect(inShort()).toEqual(['default*', 'Catering: 1']);
    expect(counted).toEqual([]);
  });

  it('takes a product out of all lists, and back', async () => {
    const { workspace, inShort } = await atWork({ default: [1], Catering: [2, 1] });
    const removed = await removeFromLists(workspace, 1);
    expect(inShort()).toEqual(['default*', 'Catering: 2']);
    if (removed.ok) removed.value.undo();
    expect(inShort()).toEqual(['default*: 1', 'Catering: 2 1']);
  });

  it('deletes the current list softly, and brings it back as the current one', async () => {
    const { workspace, inShort, cloud } = await atWork({ default: [], Catering: [2] });
    await setCurrentList(workspace, 'Catering');
    const deleted = await deleteList(workspace, 'Catering');
    expect(inShort()).toEqual(['default*']);
    await pass();
    expect(cloud.stored.data).toMatchObject({ lists: { Catering: { deleted: true, product_ids: [2] } } });
    if (deleted.ok) deleted.value.undo();
    expect(inShort()).toEqual(['default', 'Catering*: 2']);
  });

  it('renames a list, not to a name that another has', async () => {
    const { workspace, now } = await atWork({ default: [], Catering: [], Truck: [] });
    expect(await renameList(workspace, 'Truck', 'Catering', DEFAULT_NAME)).toEqual({
      ok: false,
      reason: 'taken',
    });
    expect(await renameList(workspace, 'Truck', ' truck ', DEFAULT_NAME)).toEqual({ ok: true });
    expect(now().shown.map(({ name }) => name)).toEqual(['favorites_list_default', 'Catering', 'truck']);
  });
});
