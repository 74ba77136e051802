import type { StoreApi } from 'zustand/vanilla';
import type { LocalStore } from '../../platform/storage.ts';
import { type Appearance, SCHEME } from './appearanceStore.ts';

/** Light, dark, or as the system wants; for this and later visits with this browser. */
export const chooseScheme = (
  store: StoreApi<Appearance>,
  local: LocalStore,
  scheme: Appearance['scheme'],
): void => {
  local.write(SCHEME, scheme);
  store.setState({ scheme });
};
