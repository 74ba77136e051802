export type Language = 'en' | 'es' | 'fr';

/** In the order in which a language menu shows them. */
export const LANGUAGES: readonly Language[] = ['en', 'es', 'fr'];

const FALLBACK: Language = 'en';

function spokenIn(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language));
}

/**
 * The language to show: the one the customer chose; else the browser's first (es* gives es, fr* gives fr), else English
 * (rules: Addresses of pages and hosts). A chosen value that is none of the three doesn't count.
 */
export function chooseLanguage(chosen: string | null, browserLanguages: readonly string[]): Language {
  return spokenIn(chosen) ?? spokenIn(browserLanguages[0]) ?? FALLBACK;
}
