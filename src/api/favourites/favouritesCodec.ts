import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { migrateLegacyFavourites } from '../../domain/favourites/migrateLegacyFavourites.ts';
import { normalizeLists } from '../../domain/favourites/normalizeLists.ts';
import type { JsonObject } from '../../sync/rules/cloudStore.ts';
import type { DocumentCodec } from '../../sync/rules/documentCodec.ts';
import { listsPatch, readFavouritesDocument, type SavedFavourites } from './favouritesDocument.ts';

/** A user's change. `isComplete`: all products of the lists are known, so that lists may be written in full. */
export type FavouritesChange = {
  before: readonly FavouriteList[];
  after: readonly FavouriteList[];
  isComplete: boolean;
};

/** `openedAt` (ISO 8601) is the time of lists that the portal itself creates; it stays the same during a session. */
export const createFavouritesCodec = (
  openedAt: string,
): DocumentCodec<readonly FavouriteList[], FavouritesChange> => {
  const toLists = ({ lists, migrated, legacyIds }: SavedFavourites): FavouriteList[] =>
    migrated ? normalizeLists(lists, openedAt) : migrateLegacyFavourites(lists, legacyIds, openedAt);
  return {
    decode: (document) => toLists(readFavouritesDocument(document)),
    apply: (_, { after }) => normalizeLists(after, openedAt),
    encode: ({ before, after, isComplete }) =>
      listsPatch(before, after, { isUserChange: true, isComplete: isComplete }),
    /** Adds a missing default or current list, and migrates the favourites from before lists existed once. */
    reconcile(document): JsonObject {
      const saved = readFavouritesDocument(document);
      return {
        ...listsPatch(saved.lists, toLists(saved), { isUserChange: false, isComplete: true }),
        ...(!saved.migrated && { migrated: true }),
      };
    },
  };
};
