import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../domain/tenant/language.ts';

/** The areas of the locales: one file each in every language, loaded with the screen that needs it. @internal */
export const AREAS = [
  'common',
  'session',
  'layout',
  'catalogue',
  'pricing',
  'cart',
  'checkout',
  'orders',
  'approvals',
  'notifications',
  'history',
  'inventory',
  'favourites',
  'home',
  'deals',
  'recommendations',
  'pages',
  'designSystem',
] as const;
export type Area = (typeof AREAS)[number];

type LoadArea = (language: Language, area: Area) => Promise<Record<string, unknown>>;

/** Changes with the texts, so that a browser may keep them for good; set by the build. */
declare const LOCALES_VERSION: string;

/** The texts lie as JSON beside the portal: `locales/{language}/{area}.json`. `base` is the portal's own address. */
export const loadAreaFrom =
  (base: string): LoadArea =>
  async (language, area) => {
    const response = await fetch(new URL(`locales/${language}/${area}.json?${LOCALES_VERSION}`, base));
    if (!response.ok) throw new Error(`locales/${language}/${area}.json: ${response.status}`);
    return response.json();
  };

/**
 * A translator of its own for each mounted portal. `areas` are loaded before it answers; the others when `useTranslation`
 * first names them. English stands in for what another language lacks.
 */
export const createI18n = async (
  language: Language,
  areas: readonly Area[],
  load: LoadArea,
): Promise<i18n> => {
  const instance = i18next.createInstance();
  instance.use(initReactI18next).use({
    type: 'backend',
    read: (
      lng: Language,
      area: Area,
      done: (error: unknown, data: Record<string, unknown> | false) => void,
    ) => {
      load(lng, area).then(
        (data) => done(null, data),
        (error: unknown) => done(error, false),
      );
    },
  });
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: ['en', 'es', 'fr'],
    load: 'languageOnly',
    ns: [...areas],
    defaultNS: 'common',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
};
