export const LANGUAGES = ['en', 'es', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of a locale such as `es-CO`; English for all others (rules: Language). */
export const languageOf = (locale: string): Language => {
  const [start] = locale.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === start) ?? 'en';
};
