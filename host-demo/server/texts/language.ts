/** The languages that the back office writes in. */
export type Language = 'en' | 'es' | 'fr';

/** The language of a locale or a wish, such as `es-CO`: English for any other (rules: Addresses of pages and hosts). */
export const languageOf = (locale: string): Language => {
  const [start] = locale.toLowerCase().split(/[-_]/);
  return start === 'es' || start === 'fr' ? start : 'en';
};
