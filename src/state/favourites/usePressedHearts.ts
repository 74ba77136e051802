import { useStore } from 'zustand';
import { useWorkspace } from '../useWorkspace.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';

export const usePressedHearts = (): readonly FavouriteProduct[] =>
  useStore(useWorkspace().favourites, ({ pressed }) => pressed);

/** Null without any. */
export const useListToSave = (): readonly number[] | null =>
  useStore(useWorkspace().favourites, ({ toSave }) => toSave);

export const useHasFavouriteRequests = (): boolean =>
  useStore(useWorkspace().favourites, ({ pressed, toSave }) => pressed.length > 0 || toSave !== null);
