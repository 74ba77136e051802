import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import type { DocumentCodec } from '../../domain/cloudStore/documentCodec.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { migrateLegacyFavourites } from '../../domain/favourites/migrateLegacyFavourites.ts';
import { normalizeLists } from '../../domain/favourites/normalizeLists.ts';
import { listsPatch, readFavouritesDocument, type SavedFavourites } from './favouritesDocument.ts';

/** Lists that a person changed. `known`: all their products are known, so that lists may be written whole. */
export type FavouritesChange = {
  before: readonly FavouriteList[];
  after: readonly FavouriteList[];
  known: boolean;
};

/**
 * The favourites of the cloud store as lists, deleted ones too. `openedAt`, an ISO date and time, stands on what the portal
 * makes by itself: the same for as long as this session lasts.
 */
export const createFavouritesCodec = (
  openedAt: string,
): DocumentCodec<readonly FavouriteList[], FavouritesChange> => {
  const settled = ({ lists, migrated, legacyIds }: SavedFavourites): FavouriteList[] =>
    migrated ? normalizeLists(lists, openedAt) : migrateLegacyFavourites(lists, legacyIds, openedAt);
  return {
    decode: (document) => settled(readFavouritesDocument(document)),
    apply: (_, { after }) => normalizeLists(after, openedAt),
    encode: ({ before, after, known }) =>
      listsPatch(before, after, { isUserChange: true, isComplete: known }),
    /** A default list when there is none, one current list, and once the favourites of the time before there were lists. */
    reconcile(document): JsonObject {
      const saved = readFavouritesDocument(document);
      return {
        ...listsPatch(saved.lists, settled(saved), { isUserChange: false, isComplete: true }),
        ...(!saved.migrated && { migrated: true }),
      };
    },
  };
};
