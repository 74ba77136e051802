import { deleteList as deleted, restoreList } from '../../domain/favourites/deleteList.ts';
import { type FavouriteList, listsWithProduct } from '../../domain/favourites/favouriteList.ts';
import { type ListNameError, listNameError } from '../../domain/favourites/listName.ts';
import {
  addToList,
  removeFromAllLists,
  removeFromList,
  setParLevel as withParLevel,
  setUsualQuantity as withUsualQuantity,
} from '../../domain/favourites/listProducts.ts';
import { markCurrent } from '../../domain/favourites/markCurrent.ts';
import type { ParLevel } from '../../domain/favourites/parLevel.ts';
import { renameList as renamed } from '../../domain/favourites/renameList.ts';
import { restoreInLists } from '../../domain/favourites/restoreInLists.ts';
import type { UsualQuantity } from '../../domain/favourites/usualQuantity.ts';
import type { Outcome } from '../result.ts';
import { type FavouritesResult, withFavourites } from './changeFavourites.ts';
import type { FavouriteProduct, ListDependencies } from './favouritesService.ts';

export type Undoable = FavouritesResult<{ undo(): void }>;

/** A product that `before`, the lists of an earlier time, had in the list gets back what the list kept of it. */
export const setInList = (
  dependencies: ListDependencies,
  listId: string,
  product: FavouriteProduct,
  isIn: boolean,
  before: readonly FavouriteList[] = [],
): Promise<FavouritesResult<void>> =>
  withFavourites(dependencies, (favourites) => {
    const productIds = [product.product.id];
    const kept = before.find(({ id }) => id === listId);
    favourites.change(
      (lists, at) =>
        isIn ? addToList(lists, listId, productIds, at, kept) : removeFromList(lists, listId, productIds, at),
      [product],
    );
  });

/** Sets how much of a product a list keeps; null removes it. */
export const setUsualQuantity = (
  dependencies: ListDependencies,
  listId: string,
  productId: number,
  usual: UsualQuantity | null,
): Promise<FavouritesResult<void>> =>
  withFavourites(dependencies, (favourites) =>
    favourites.change((lists, at) => withUsualQuantity(lists, listId, productId, usual, at)),
  );

/** Sets how much of a product is to be on the shelf; null removes it. */
export const setParLevel = (
  dependencies: ListDependencies,
  listId: string,
  productId: number,
  par: ParLevel | null,
): Promise<FavouritesResult<void>> =>
  withFavourites(dependencies, (favourites) =>
    favourites.change((lists, at) => withParLevel(lists, listId, productId, par, at)),
  );

/** Removes products that are no longer sold. */
export const dropFromList = (
  dependencies: ListDependencies,
  listId: string,
  productIds: readonly number[],
): Promise<FavouritesResult<void>> =>
  withFavourites(dependencies, (favourites) =>
    favourites.change((lists, at) => removeFromList(lists, listId, productIds, at)),
  );

export const removeFromLists = (dependencies: ListDependencies, productId: number): Promise<Undoable> =>
  withFavourites(dependencies, (favourites) => {
    const listsWithIt = listsWithProduct(favourites.state.getState().all, productId);
    favourites.change((lists, at) => removeFromAllLists(lists, productId, at));
    return {
      undo: () => favourites.change((lists, at) => restoreInLists(lists, listsWithIt, productId, at)),
    };
  });

export const setCurrentList = (
  dependencies: ListDependencies,
  listId: string,
): Promise<FavouritesResult<void>> =>
  withFavourites(dependencies, (favourites) =>
    favourites.change((lists, at) => markCurrent(lists, listId, at)),
  );

/** Marks a list as deleted; undo restores it (rules: Favourite lists). */
export const deleteList = (dependencies: ListDependencies, listId: string): Promise<Undoable> =>
  withFavourites(dependencies, (favourites) => {
    const wasCurrent = favourites.state
      .getState()
      .shown.some(({ id, isCurrent }) => id === listId && isCurrent);
    favourites.change((lists, at) => deleted(lists, listId, at));
    return {
      undo: () => favourites.change((lists, at) => restoreList(lists, listId, wasCurrent, at)),
    };
  });

export type RenameListResult = Outcome<ListNameError | 'login_required' | 'failed'>;

export const renameList = async (
  dependencies: ListDependencies,
  listId: string,
  name: string,
  defaultName: string,
): Promise<RenameListResult> => {
  const renaming = await withFavourites(dependencies, (favourites) => {
    const others = favourites.state.getState().shown.filter(({ id }) => id !== listId);
    const problem = listNameError(name, [defaultName, ...others.map((list) => list.name)]);
    if (!problem) favourites.change((lists, at) => renamed(lists, listId, name, at));
    return problem;
  });
  if (!renaming.ok) return renaming;
  return renaming.value ? { ok: false, reason: renaming.value } : { ok: true };
};
