import type { StoreApi } from 'zustand/vanilla';
import type { LocalStore } from '../../platform/storage.ts';
import { type Appearance, SCHEME } from './appearanceStore.ts';

export const chooseScheme = (
  store: StoreApi<Appearance>,
  local: LocalStore,
  scheme: Appearance['scheme'],
): void => {
  local.write(SCHEME, scheme);
  store.setState({ scheme });
};
