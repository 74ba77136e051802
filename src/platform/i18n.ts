import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../domain/tenant/language.ts';
import { type Namespace, namespacesOf, TEXT_GROUPS, type TextGroup } from '../domain/texts/textGroups.ts';

const groupNames = Object.keys(TEXT_GROUPS) as TextGroup[];

type Texts = Record<string, Record<string, unknown>>;

type LoadTexts = (language: Language, group: TextGroup) => Promise<Texts>;

/** Set by the build. It changes with the texts, so that browsers may cache them forever. */
declare const LOCALES_VERSION: string;

export const textsUrl = (base: string, language: Language, group: TextGroup): string =>
  new URL(`locales/${language}/${group}.json?${LOCALES_VERSION}`, base).href;

/** Loads `locales/{language}/{group}.json`, unless it was requested early. `base` is the portal's own URL. */
export const loadTextsFrom =
  (
    base: string,
    takeEarlyResponse: (method: string, url: string) => Promise<Response> | undefined,
  ): LoadTexts =>
  async (language, group) => {
    const url = textsUrl(base, language, group);
    const response = await (takeEarlyResponse('GET', url) ?? fetch(url));
    if (!response.ok) throw new Error(`locales/${language}/${group}.json: ${response.status}`);
    return response.json();
  };

const loadOnce = (load: LoadTexts): LoadTexts => {
  const loads = new Map<string, Promise<Texts>>();
  return (language, group) => {
    const key = `${language}/${group}`;
    const loading = loads.get(key) ?? load(language, group);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
};

/** `groups` are loaded first, others with the code that uses them. English replaces missing texts. */
export const createI18n = async (
  language: Language,
  groups: readonly TextGroup[],
  load: LoadTexts,
): Promise<i18n> => {
  const loadGroup = loadOnce(load);
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
        // `true` makes i18next retry, five times in eleven seconds, and again when a screen requests it.
        (error: unknown) => done(error, true),
      );
    },
  });
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    load: 'languageOnly',
    ns: namespacesOf(groups),
    defaultNS: 'common',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
};
