import { createList } from '../../domain/favourites/createList.ts';
import { currentList } from '../../domain/favourites/favouriteList.ts';
import { type ListNameError, listNameError } from '../../domain/favourites/listName.ts';
import { markCurrent } from '../../domain/favourites/markCurrent.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import type { Workspace } from '../workspace.ts';
import { changeLists, untilSettled, withFavourites } from './changeFavourites.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';

export type CreateAnswer =
  | { ok: true; id: string }
  | { ok: false; reason: ListNameError | 'login_required' | 'failed' };

export type ListToCreate = {
  name: string;
  /** The default list's display name, which no other list may have. */
  defaultName: string;
  /** Initial products. */
  products?: readonly FavouriteProduct[];
  /** Ids of further initial products. */
  productIds?: readonly number[];
};

/** Time to wait for the cloud store, ms. */
const KEPT_TIMEOUT_MS = 5_000;

/**
 * Creates a list as the current one (specification §4 and §5). It succeeds when the cloud store has it, or offline when it
 * is queued. A list that the cloud store refuses is removed again, and the result is `failed`.
 */
export const createFavouriteList = async (
  workspace: Workspace,
  { name, defaultName, products = [], productIds = [] }: ListToCreate,
): Promise<CreateAnswer> => {
  const id = newIdentifier();
  const all = [...products.map(({ product }) => product.id), ...productIds];
  const answer = await withFavourites(workspace, async (favourites): Promise<ListNameError | null> => {
    const { shown } = favourites.state.getState();
    const before = currentList(shown);
    const problem = listNameError(name, [defaultName, ...shown.map((list) => list.name)]);
    if (problem) return problem;
    const create = (lists: Parameters<typeof createList>[0], at: string) =>
      createList(lists, { id, name, productIds: all }, at);
    changeLists(workspace, favourites, create, products);
    await untilSettled(favourites, KEPT_TIMEOUT_MS);
    if (favourites.state.getState().sync !== 'refused') return null;
    changeLists(workspace, favourites, (lists, at) => {
      const left = lists.filter((list) => list.id !== id);
      return before ? markCurrent(left, before.id, at) : left;
    });
    throw new Error('the cloud store refused a new list');
  });
  if (!answer.ok) return answer;
  return answer.value ? { ok: false, reason: answer.value } : { ok: true, id };
};
