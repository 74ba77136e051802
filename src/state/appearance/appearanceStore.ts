import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BarEntry, ParentSettings } from '../../bridge/contract.ts';
import { chooseLanguage, type Language } from '../../domain/tenant/language.ts';
import type { LocalStore } from '../../platform/storage.ts';

/** How the portal looks and speaks: the customer's own choice before the parent's, the parent's before the browser's. */
export type Appearance = {
  language: Language;
  scheme: 'light' | 'dark' | 'auto';
  /** The parent's own colour in place of the company's; null: the company's. */
  colour: string | null;
  /** Corner of a control in px; null: the design's. */
  radius: number | null;
  /** The places that the parent wants in the bar. */
  bar: readonly BarEntry[];
  /** `auto`: a parent gives the portal as much height as its content has. */
  size: ParentSettings['size']['mode'];
};

const LANGUAGE = 'language';

export const createAppearance = (
  local: LocalStore,
  browserLanguages: readonly string[],
  parent: ParentSettings | null,
): StoreApi<Appearance> =>
  createStore(() => ({
    language: chooseLanguage(local.read(LANGUAGE) ?? parent?.context.locale ?? null, browserLanguages),
    scheme: parent?.theme.scheme ?? 'auto',
    colour: parent?.theme.colorPrimary ?? null,
    radius: parent?.theme.radius ?? null,
    bar: parent?.navigation.bar ?? [],
    size: parent?.size.mode ?? 'fixed',
  }));

/** The customer chose a language: it wins from now on, on the next visit too. */
export const chooseOwnLanguage = (
  store: StoreApi<Appearance>,
  local: LocalStore,
  language: Language,
): void => {
  local.write(LANGUAGE, language);
  store.setState({ language });
};

/** The parent changed its theme or context; a language that the customer chose here stays. */
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
    size: size?.mode ?? now.size,
    language:
      context?.locale && local.read(LANGUAGE) === null ? chooseLanguage(context.locale, []) : now.language,
  }));
};
