import { createList } from '../../domain/favourites/createList.ts';
import { currentList } from '../../domain/favourites/favouriteList.ts';
import { type ListNameError, listNameError } from '../../domain/favourites/listName.ts';
import { markCurrent } from '../../domain/favourites/markCurrent.ts';
import type { UsualQuantities } from '../../domain/favourites/usualQuantity.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import type { Result } from '../result.ts';
import { untilSettled, withFavourites } from './changeFavourites.ts';
import type { FavouriteProduct, ListDependencies } from './favouritesService.ts';

export type CreateListResult = Result<{ id: string }, ListNameError | 'login_required' | 'failed'>;

export type ListToCreate = {
  name: string;
  /** The default list's display name, which no other list may have. */
  defaultName: string;
  products?: readonly FavouriteProduct[];
  productIds?: readonly number[];
  usual?: UsualQuantities;
};

const SAVE_TIMEOUT_MS = 5_000;

/**
 * Creates a list as the current one (rules: Favourite lists). It succeeds when the cloud store has it, or offline when it
 * is queued. A list that the cloud store refuses is removed again, and the result is `failed`.
 */
export const createFavouriteList = async (
  dependencies: ListDependencies,
  { name, defaultName, products = [], productIds = [], usual = {} }: ListToCreate,
): Promise<CreateListResult> => {
  const id = newIdentifier();
  const all = [...products.map(({ product }) => product.id), ...productIds];
  const created = await withFavourites(dependencies, async (favourites): Promise<ListNameError | null> => {
    const { shown } = favourites.state.getState();
    const before = currentList(shown);
    const problem = listNameError(name, [defaultName, ...shown.map((list) => list.name)]);
    if (problem) return problem;
    const create = (lists: Parameters<typeof createList>[0], at: string) =>
      createList(lists, { id, name, productIds: all, usual }, at);
    favourites.change(create, products);
    await untilSettled(favourites, SAVE_TIMEOUT_MS);
    if (favourites.state.getState().sync !== 'refused') return null;
    favourites.change((lists, at) => {
      const left = lists.filter((list) => list.id !== id);
      return before ? markCurrent(left, before.id, at) : left;
    });
    throw new Error('the cloud store refused a new list');
  });
  if (!created.ok) return created;
  return created.value ? { ok: false, reason: created.value } : { ok: true, value: { id } };
};
