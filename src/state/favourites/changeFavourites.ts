import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import type { Workspace } from '../workspace.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';
import type { FavouritesState, FavouritesStore } from './favouritesStore.ts';

export type FavouritesAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: 'login_required' | 'failed' };

/** Time to wait for the cloud store before local data is used, in a new browser. */
const READ_TIMEOUT_MS = 3_000;

const until = (
  { state }: FavouritesStore,
  holds: (state: FavouritesState) => boolean,
  most: number,
): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, most);
    const stop = state.subscribe((now) => holds(now) && done());
    if (holds(state.getState())) done();
  });

/** Resolves when the favourites are saved, queued or refused, at the latest after `most` ms. */
export const untilSettled = (favourites: FavouritesStore, most: number): Promise<void> =>
  until(favourites, ({ sync }) => sync !== 'saving', most);

/**
 * Opens the favourites if necessary and runs an action. Failures are logged and returned (specification §8: favourite
 * operations log errors and return false).
 */
export const withFavourites = async <Value>(
  workspace: Workspace,
  work: (favourites: FavouritesStore) => Value | Promise<Value>,
): Promise<FavouritesAnswer<Value>> => {
  try {
    const favourites = await workspace.openFavourites();
    if (!favourites) return { ok: false, reason: 'login_required' };
    await until(favourites, ({ known, sync }) => known || sync !== 'saving', READ_TIMEOUT_MS);
    return { ok: true, value: await work(favourites) };
  } catch (error) {
    workspace.portal.errors.report('Changing the favourites', error);
    return { ok: false, reason: 'failed' };
  }
};

/** The only way to add products to lists: newly added favourites among `products` are reported to analytics. */
export const changeLists = (
  workspace: Workspace,
  favourites: FavouritesStore,
  change: (lists: readonly FavouriteList[], at: string) => readonly FavouriteList[],
  products: readonly FavouriteProduct[] = [],
): void => {
  const added = new Set(favourites.change(change));
  for (const each of products) {
    if (added.has(each.product.id)) workspace.report({ kind: 'favourite', ...each });
  }
};
