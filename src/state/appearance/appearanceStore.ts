import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BarEntry, ParentSettings } from '../../bridge/contract.ts';
import { chooseLanguage, type Language } from '../../domain/tenant/language.ts';
import type { LocalStore } from '../../platform/storage.ts';

/** Theme and language. The customer's choice has priority over the parent's, and the parent's over the browser's. */
export type Appearance = {
  language: Language;
  scheme: 'light' | 'dark' | 'auto';
  /** The parent's colour; null uses the company's. */
  colour: string | null;
  /** Control radius in px; null uses the default. */
  radius: number | null;
  bar: readonly BarEntry[];
  /** Whether the account menu offers Log out: alone always, embedded if the parent wants it. */
  logOut: boolean;
  /** `auto`: the parent adapts its height to the content. */
  size: ParentSettings['size']['mode'];
};

/** The keys of the language and the scheme that the customer chose. */
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
  }));

export const chooseOwnLanguage = (
  store: StoreApi<Appearance>,
  local: LocalStore,
  language: Language,
): void => {
  local.write(LANGUAGE, language);
  store.setState({ language });
};
