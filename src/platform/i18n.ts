import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../domain/tenant/language.ts';

/**
 * The files of the locales, each loaded beside the code of the same group, and the namespaces that stand in each. `entry` is all
 * that is said up to and including the login; `shop` the header and the screens that most visits show.
 * @internal
 */
export const TEXT_GROUPS = {
  entry: ['common', 'session'],
  shop: [
    'layout',
    'catalogue',
    'pricing',
    'cart',
    'home',
    'deals',
    'recommendations',
    'orders',
    'notifications',
    'pages',
  ],
  checkout: ['checkout'],
  account: ['history'],
  favourites: ['favourites'],
  approvals: ['approvals'],
  inventory: ['inventory'],
  designSystem: ['designSystem'],
} as const;

export type TextGroup = keyof typeof TEXT_GROUPS;
type Namespace = (typeof TEXT_GROUPS)[TextGroup][number];
type Texts = Record<string, Record<string, unknown>>;

export const namespacesOf = (groups: readonly TextGroup[]): Namespace[] =>
  groups.flatMap((group) => TEXT_GROUPS[group]);

const groupNames = Object.keys(TEXT_GROUPS) as TextGroup[];

type LoadTexts = (language: Language, group: TextGroup) => Promise<Texts>;

/** Changes with the texts, so that a browser may keep them for good; set by the build. */
declare const LOCALES_VERSION: string;

/** The texts lie as JSON beside the portal: `locales/{language}/{group}.json`. `base` is the portal's own address. */
export const loadTextsFrom =
  (base: string): LoadTexts =>
  async (language, group) => {
    const response = await fetch(new URL(`locales/${language}/${group}.json?${LOCALES_VERSION}`, base));
    if (!response.ok) throw new Error(`locales/${language}/${group}.json: ${response.status}`);
    return response.json();
  };

/** Loads a group once for all its namespaces; after a failure the next namespace loads it again. */
const loadedOnce = (load: LoadTexts): LoadTexts => {
  const loads = new Map<string, Promise<Texts>>();
  return (language, group) => {
    const key = `${language}/${group}`;
    const loading = loads.get(key) ?? load(language, group);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
};

/**
 * A translator of its own for each mounted portal. `groups` are loaded before it answers; the others with the code that uses
 * them. English stands in for what another language lacks.
 */
export const createI18n = async (
  language: Language,
  groups: readonly TextGroup[],
  load: LoadTexts,
): Promise<i18n> => {
  const loadGroup = loadedOnce(load);
  const instance = i18next.createInstance();
  instance.use(initReactI18next).use({
    type: 'backend',
    read: (
      lng: Language,
      namespace: Namespace,
      done: (error: unknown, data: Record<string, unknown> | boolean) => void,
    ) => {
      const group = groupNames.find((name) => namespacesOf([name]).includes(namespace));
      if (!group) return done(new Error(`No texts belong to ${namespace}`), false);
      loadGroup(lng, group).then(
        (texts) => done(null, texts[namespace] ?? false),
        // `true`: i18next reads it again, five times in eleven seconds, and once more whenever a screen asks for it.
        (error: unknown) => done(error, true),
      );
    },
  });
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: ['en', 'es', 'fr'],
    load: 'languageOnly',
    ns: namespacesOf(groups),
    defaultNS: 'common',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
};
