import type { StoreApi } from 'zustand/vanilla';
import type { ParentSettings } from '../../bridge/contract.ts';
import { chooseLanguage } from '../../domain/tenant/language.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { type Appearance, LANGUAGE } from './appearanceStore.ts';

/** Applies a parent's theme and context, without changing a language that the customer chose. */
export const followParent = (
  store: StoreApi<Appearance>,
  local: LocalStore,
  changes: Partial<ParentSettings>,
): void => {
  const { theme, context, navigation, size } = changes;
  store.setState((now) => ({
    scheme: theme?.scheme ?? now.scheme,
    colour: theme?.colorPrimary ?? now.colour,
    radius: theme?.radius ?? now.radius,
    bar: navigation?.bar ?? now.bar,
    logOut: navigation ? navigation.logOut === true : now.logOut,
    size: size?.mode ?? now.size,
    language:
      context?.locale && local.read(LANGUAGE) === null ? chooseLanguage(context.locale, []) : now.language,
  }));
};
