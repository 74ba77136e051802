import * as v from 'valibot';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import type { Json, JsonObject } from '../../sync/rules/cloudStore.ts';
import { favouriteList, favouritesDocument } from './schema.ts';
import { readUsual, usualPatch, usualWire } from './usualQuantitiesWire.ts';

export type SavedFavourites = {
  /** Includes deleted lists. */
  lists: FavouriteList[];
  migrated: boolean;
  legacyIds: number[];
};

const idsWithValue = (byProduct: Record<string, unknown>, expected: boolean): number[] =>
  Object.entries(byProduct)
    .filter(([, value]) => value === expected)
    .map(([id]) => Number(id))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

const readList = (id: string, json: unknown): FavouriteList | null => {
  const parsed = v.safeParse(favouriteList, json);
  if (!parsed.success) return null;
  const {
    name,
    is_default,
    is_current,
    deleted,
    product_ids,
    marks,
    usual_quantities,
    par_levels,
    createdAt,
    updatedAt,
  } = parsed.output;
  const removedIds = new Set(idsWithValue(marks, false));
  const all = [...product_ids, ...idsWithValue(marks, true)].filter(
    (productId) => !removedIds.has(productId),
  );
  const productIds = [...new Set(all)];
  return {
    id,
    name,
    isDefault: is_default,
    isCurrent: is_current,
    deleted,
    productIds,
    usual: readUsual(usual_quantities, productIds),
    par: readUsual(par_levels, productIds),
    createdAt,
    updatedAt,
  };
};

export const readFavouritesDocument = (data: JsonObject): SavedFavourites => {
  const { lists, migrated, favorites } = v.parse(favouritesDocument, data);
  return {
    lists: Object.entries(lists).flatMap(([id, json]) => readList(id, json) ?? []),
    migrated,
    legacyIds: idsWithValue(favorites, true),
  };
};

const productMarks = (before: readonly number[], after: readonly number[]): JsonObject => {
  const [idsBefore, idsAfter] = [new Set(before), new Set(after)];
  return Object.fromEntries([
    ...after.filter((id) => !idsBefore.has(id)).map((id): [string, Json] => [String(id), true]),
    ...before.filter((id) => !idsAfter.has(id)).map((id): [string, Json] => [String(id), false]),
  ]);
};

const toListWire = (list: FavouriteList): JsonObject => ({
  id: list.id,
  name: list.name,
  is_default: list.isDefault,
  is_current: list.isCurrent,
  deleted: list.deleted,
  product_ids: [...list.productIds],
  ...(Object.keys(list.usual).length > 0 && { usual_quantities: usualWire(list.usual) }),
  ...(Object.keys(list.par).length > 0 && { par_levels: usualWire(list.par) }),
  createdAt: list.createdAt,
  updatedAt: list.updatedAt,
});

export type PatchOptions = {
  /** True for a change by the user, which wins over other sessions; false for a copy or a repair. */
  isUserChange: boolean;
  /** Whether all products of the lists are known. Only then may `product_ids` be written. */
  isComplete: boolean;
};

const diffList = (
  before: FavouriteList,
  after: FavouriteList,
  { isUserChange, isComplete }: PatchOptions,
): JsonObject => {
  const [listsBefore, newWire] = [toListWire(before), toListWire(after)];
  const changes = Object.entries(newWire).filter(
    ([field, value]) => typeof value !== 'object' && value !== listsBefore[field],
  );
  const marks = productMarks(before.productIds, after.productIds);
  const isChanged = Object.keys(marks).length > 0;
  const usual = isUserChange ? usualPatch('usual', before, after, isComplete) : {};
  const par = isUserChange ? usualPatch('par', before, after, isComplete) : {};
  return {
    ...Object.fromEntries(changes),
    ...(isChanged && isComplete && { product_ids: [...after.productIds] }),
    ...(isChanged && isUserChange && { marks }),
    ...(Object.keys(usual).length > 0 && { usual_quantities: usual }),
    ...(Object.keys(par).length > 0 && { par_levels: par }),
  };
};

/**
 * The merge patch: changed fields only, new lists in full, removed lists as null. When the current list changed, every
 * list gets its `is_current`, so that the later of two choices wins.
 */
export const listsPatch = (
  before: readonly FavouriteList[],
  after: readonly FavouriteList[],
  options: PatchOptions,
): JsonObject => {
  const listsBefore = new Map(before.map((list) => [list.id, list]));
  const currentIn = (lists: readonly FavouriteList[]) => lists.find(({ isCurrent }) => isCurrent)?.id;
  const choosesCurrent = currentIn(before) !== currentIn(after);
  const lists = after.flatMap((list): [string, Json][] => {
    const listBefore = listsBefore.get(list.id);
    if (!listBefore) return [[list.id, toListWire(list)]];
    const changes = list === listBefore ? {} : diffList(listBefore, list, options);
    const currentFlag = choosesCurrent && { is_current: list.isCurrent };
    const patch = { ...changes, ...currentFlag };
    return Object.keys(patch).length === 0 ? [] : [[list.id, patch]];
  });
  const remainingIds = new Set(after.map(({ id }) => id));
  const removedLists = before
    .filter(({ id }) => !remainingIds.has(id))
    .map(({ id }): [string, Json] => [id, null]);
  const all = [...lists, ...removedLists];
  return all.length === 0 ? {} : { lists: Object.fromEntries(all) };
};
