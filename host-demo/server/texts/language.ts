export type Language = 'en' | 'es' | 'fr';

/** The language of a locale such as `es-CO`; English for all others (rules: Language). */
export const languageOf = (locale: string): Language => {
  const [start] = locale.toLowerCase().split(/[-_]/);
  return start === 'es' || start === 'fr' ? start : 'en';
};
