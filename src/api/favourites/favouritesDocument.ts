import * as v from 'valibot';
import type { Json, JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { favouriteList, favouritesDocument } from './schema.ts';

export type SavedFavourites = {
  /** Deleted ones too. */
  lists: FavouriteList[];
  migrated: boolean;
  /** Products that were favourites before there were lists. */
  legacyIds: number[];
};

const idsWhere = (byProduct: Record<string, unknown>, wanted: boolean): number[] =>
  Object.entries(byProduct)
    .filter(([, value]) => value === wanted)
    .map(([id]) => Number(id))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

const readList = (id: string, json: unknown): FavouriteList | null => {
  const parsed = v.safeParse(favouriteList, json);
  if (!parsed.success) return null;
  const { name, is_default, is_current, deleted, product_ids, marks, createdAt, updatedAt } = parsed.output;
  const out = new Set(idsWhere(marks, false));
  const all = [...product_ids, ...idsWhere(marks, true)].filter((productId) => !out.has(productId));
  return {
    id,
    name,
    isDefault: is_default,
    isCurrent: is_current,
    deleted,
    productIds: [...new Set(all)],
    createdAt,
    updatedAt,
  };
};

/** The favourites in a document. A list that can't be read is left out, and stays in the document as it is. */
export const readFavouritesDocument = (data: JsonObject): SavedFavourites => {
  const { lists, migrated, favorites } = v.parse(favouritesDocument, data);
  return {
    lists: Object.entries(lists).flatMap(([id, json]) => readList(id, json) ?? []),
    migrated,
    legacyIds: idsWhere(favorites, true),
  };
};

const marksOf = (before: readonly number[], after: readonly number[]): JsonObject => {
  const [had, has] = [new Set(before), new Set(after)];
  return Object.fromEntries([
    ...after.filter((id) => !had.has(id)).map((id): [string, Json] => [String(id), true]),
    ...before.filter((id) => !has.has(id)).map((id): [string, Json] => [String(id), false]),
  ]);
};

const wholeList = (list: FavouriteList): JsonObject => ({
  id: list.id,
  name: list.name,
  is_default: list.isDefault,
  is_current: list.isCurrent,
  deleted: list.deleted,
  product_ids: [...list.productIds],
  createdAt: list.createdAt,
  updatedAt: list.updatedAt,
});

export type PatchOptions = {
  /** Whether a person changed the products, so that it holds whatever others write; a copy or a repair gives way. */
  meant: boolean;
  /** Whether all the products of the lists are known: only then may they be written whole. */
  known: boolean;
};

const listChanges = (
  before: FavouriteList,
  after: FavouriteList,
  { meant, known }: PatchOptions,
): JsonObject => {
  const [old, whole] = [wholeList(before), wholeList(after)];
  const changes = Object.entries(whole).filter(
    ([field, value]) => field !== 'product_ids' && value !== old[field],
  );
  const marks = marksOf(before.productIds, after.productIds);
  const isChanged = Object.keys(marks).length > 0;
  return {
    ...Object.fromEntries(changes),
    ...(isChanged && known && { product_ids: [...after.productIds] }),
    ...(isChanged && meant && { marks }),
  };
};

/**
 * The merge patch that makes some lists of others: of each list only what changed, a new one whole, one that isn't there
 * taken away. When the current list changed, every list says whether it is the one, so that of two choices the later stands.
 */
export const listsPatch = (
  before: readonly FavouriteList[],
  after: readonly FavouriteList[],
  options: PatchOptions,
): JsonObject => {
  const old = new Map(before.map((list) => [list.id, list]));
  const currentIn = (lists: readonly FavouriteList[]) => lists.find(({ isCurrent }) => isCurrent)?.id;
  const choosesCurrent = currentIn(before) !== currentIn(after);
  const lists = after.flatMap((list): [string, Json][] => {
    const known = old.get(list.id);
    if (!known) return [[list.id, wholeList(list)]];
    const changes = list === known ? {} : listChanges(known, list, options);
    const flag = choosesCurrent && { is_current: list.isCurrent };
    const patch = { ...changes, ...flag };
    return Object.keys(patch).length === 0 ? [] : [[list.id, patch]];
  });
  const left = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id)).map(({ id }): [string, Json] => [id, null]);
  const all = [...lists, ...gone];
  return all.length === 0 ? {} : { lists: Object.fromEntries(all) };
};
