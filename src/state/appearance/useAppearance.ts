import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Appearance } from './appearanceStore.ts';

export const AppearanceContext = createContext<StoreApi<Appearance> | null>(null);

export const useAppearanceStore = (): StoreApi<Appearance> => {
  const store = useContext(AppearanceContext);
  if (!store) throw new Error('A component of the portal was rendered outside of it');
  return store;
};

export const useAppearance = (): Appearance => useStore(useAppearanceStore());
