import { useStore } from 'zustand';
import { useWorkspace } from '../useWorkspace.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';

/** The products whose hearts wait for an answer. */
export const usePressedHearts = (): readonly FavouriteProduct[] =>
  useStore(useWorkspace().favourites, ({ pressed }) => pressed);

/** The products that wait for the name of their list; null when none do. */
export const useListToSave = (): readonly number[] | null =>
  useStore(useWorkspace().favourites, ({ toSave }) => toSave);

/** Whether anything waits for an answer of the favourites. */
export const useHasFavouriteRequests = (): boolean =>
  useStore(useWorkspace().favourites, ({ pressed, toSave }) => pressed.length > 0 || toSave !== null);
