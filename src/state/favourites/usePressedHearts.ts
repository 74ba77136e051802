import { useStore } from 'zustand';
import { useWorkspace } from '../useWorkspace.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';

/** The products whose hearts wait for an answer. */
export const usePressedHearts = (): readonly FavouriteProduct[] =>
  useStore(useWorkspace().favourites, ({ pressed }) => pressed);
