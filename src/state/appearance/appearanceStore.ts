import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BarEntry, ParentContext, ParentSettings } from '../../bridge/contract.ts';
import { chooseLanguage, type Language } from '../../domain/tenant/language.ts';
import type { LocalStore } from '../../platform/storage.ts';

/**
 * Theme and language. The customer's choice has priority over the parent's, and the parent's over the
 * browser's. `colour`: the parent's; null uses the company's. `radius`: of controls, px; null uses the
 * default. `logOut`: the account menu offers Log out: alone always, embedded if the parent wants it. `size`
 * `auto`: the parent adapts its height to the content. `context`: what the parent says of its page and device.
 */
export type Appearance = {
  language: Language;
  scheme: 'light' | 'dark' | 'auto';
  colour: string | null;
  radius: number | null;
  bar: readonly BarEntry[];
  logOut: boolean;
  size: ParentSettings['size']['mode'];
  context: ParentContext;
};

export const LANGUAGE = 'language';
export const SCHEME = 'scheme';

const readScheme = (local: LocalStore): Appearance['scheme'] => {
  const kept = local.read(SCHEME);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
};

export const createAppearance = (
  local: LocalStore,
  browserLanguages: readonly string[],
  parent?: ParentSettings | null,
): StoreApi<Appearance> =>
  createStore(() => ({
    language: chooseLanguage(local.read(LANGUAGE) ?? parent?.context.locale ?? null, browserLanguages),
    scheme: parent?.theme.scheme ?? readScheme(local),
    colour: parent?.theme.colorPrimary ?? null,
    radius: parent?.theme.radius ?? null,
    bar: parent?.navigation.bar ?? [],
    logOut: !parent || parent.navigation.logOut === true,
    size: parent?.size.mode ?? 'fixed',
    context: parent?.context ?? {},
  }));

export const chooseOwnLanguage = (
  store: StoreApi<Appearance>,
  local: LocalStore,
  language: Language,
): void => {
  local.write(LANGUAGE, language);
  store.setState({ language });
};
