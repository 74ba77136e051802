import type { StoreApi } from 'zustand/vanilla';
import type { ParentSettings } from '../../bridge/contract.ts';
import { chooseLanguage, type Language } from '../../domain/tenant/language.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { type Appearance, createAppearance, LANGUAGE } from './appearanceStore.ts';

const languageOf = ({ locale }: ParentSettings['context'], own: Appearance): Language =>
  locale ? chooseLanguage(locale, []) : own.language;

/**
 * Applies a parent's theme and context, without changing a language that the customer chose. Each group is complete: what it doesn't have
 * is the portal's own again.
 */
export const followParent = (
  store: StoreApi<Appearance>,
  local: LocalStore,
  changes: Partial<ParentSettings>,
): void => {
  const { theme, context, navigation, size } = changes;
  const own = createAppearance(local, navigator.languages, null).getState();
  store.setState((now) => ({
    ...(theme && {
      scheme: theme.scheme ?? own.scheme,
      colour: theme.colorPrimary ?? own.colour,
      radius: theme.radius ?? own.radius,
    }),
    bar: navigation?.bar ?? now.bar,
    logOut: navigation ? navigation.logOut === true : now.logOut,
    size: size?.mode ?? now.size,
    context: context ?? now.context,
    language: context && local.read(LANGUAGE) === null ? languageOf(context, own) : now.language,
  }));
};
