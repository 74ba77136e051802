/** Each has its texts in locales/. */
export const LANGUAGES = ['en', 'es', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (tag: string): tag is Language => LANGUAGES.some((language) => language === tag);

const FALLBACK: Language = 'en';

function matchLanguage(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language));
}

/** The customer's choice, else the browser's first language, else English (rules: Language). */
export function chooseLanguage(chosen: string | null, browserLanguages: readonly string[]): Language {
  return matchLanguage(chosen) ?? matchLanguage(browserLanguages[0]) ?? FALLBACK;
}
