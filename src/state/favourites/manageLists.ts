import { deleteList as deleted, restoreList } from '../../domain/favourites/deleteList.ts';
import { listsWithProduct } from '../../domain/favourites/favouriteList.ts';
import { type ListNameError, listNameError } from '../../domain/favourites/listName.ts';
import { addToList, removeFromAllLists, removeFromList } from '../../domain/favourites/listProducts.ts';
import { markCurrent } from '../../domain/favourites/markCurrent.ts';
import { renameList as renamed } from '../../domain/favourites/renameList.ts';
import type { Workspace } from '../workspace.ts';
import { changeLists, type FavouritesAnswer, withFavourites } from './changeFavourites.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';

export type Undoable = FavouritesAnswer<{ undo(): void }>;

export const setInList = (
  workspace: Workspace,
  listId: string,
  product: FavouriteProduct,
  isIn: boolean,
): Promise<FavouritesAnswer<void>> =>
  withFavourites(workspace, (favourites) =>
    changeLists(
      workspace,
      favourites,
      (lists, at) => (isIn ? addToList : removeFromList)(lists, listId, [product.product.id], at),
      [product],
    ),
  );

/** Removes products that are no longer sold. */
export const dropFromList = (
  workspace: Workspace,
  listId: string,
  productIds: readonly number[],
): Promise<FavouritesAnswer<void>> =>
  withFavourites(workspace, (favourites) =>
    changeLists(workspace, favourites, (lists, at) => removeFromList(lists, listId, productIds, at)),
  );

/** Removes a product from all lists; undo restores it in each. */
export const removeFromLists = (workspace: Workspace, productId: number): Promise<Undoable> =>
  withFavourites(workspace, (favourites) => {
    const held = listsWithProduct(favourites.state.getState().all, productId);
    changeLists(workspace, favourites, (lists, at) => removeFromAllLists(lists, productId, at));
    return {
      undo: () =>
        changeLists(workspace, favourites, (lists, at) =>
          held.reduce((all, { id }) => addToList(all, id, [productId], at), lists),
        ),
    };
  });

export const setCurrentList = (workspace: Workspace, listId: string): Promise<FavouritesAnswer<void>> =>
  withFavourites(workspace, (favourites) =>
    changeLists(workspace, favourites, (lists, at) => markCurrent(lists, listId, at)),
  );

/** Marks a list as deleted; undo restores it (specification §4). */
export const deleteList = (workspace: Workspace, listId: string): Promise<Undoable> =>
  withFavourites(workspace, (favourites) => {
    const wasCurrent = favourites.state
      .getState()
      .shown.some(({ id, isCurrent }) => id === listId && isCurrent);
    changeLists(workspace, favourites, (lists, at) => deleted(lists, listId, at));
    return {
      undo: () =>
        changeLists(workspace, favourites, (lists, at) => restoreList(lists, listId, wasCurrent, at)),
    };
  });

export type NameAnswer = { ok: true } | { ok: false; reason: ListNameError | 'login_required' | 'failed' };

/** `defaultName` is the display name of the default list. */
export const renameList = async (
  workspace: Workspace,
  listId: string,
  name: string,
  defaultName: string,
): Promise<NameAnswer> => {
  const answer = await withFavourites(workspace, (favourites) => {
    const others = favourites.state.getState().shown.filter(({ id }) => id !== listId);
    const problem = listNameError(name, [defaultName, ...others.map((list) => list.name)]);
    if (!problem) changeLists(workspace, favourites, (lists, at) => renamed(lists, listId, name, at));
    return problem;
  });
  if (!answer.ok) return answer;
  return answer.value ? { ok: false, reason: answer.value } : { ok: true };
};
