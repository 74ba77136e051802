import { readdirSync, readFileSync } from 'node:fs';

export const LOCALES = { en: 'en-US', es: 'es-CO', fr: 'fr-CA' } as const;
export type Language = keyof typeof LOCALES;
export const LANGUAGES = ['en', 'es', 'fr'] as const satisfies readonly Language[];

export type Translate = {
  (key: string, values?: Record<string, string | number>): string;
  language: Language;
};

const textAt = (json: unknown, [firstKey, ...remainingKeys]: string[]): string | null => {
  if (firstKey === undefined) return typeof json === 'string' ? json : null;
  const entry =
    typeof json === 'object' && json !== null && Object.entries(json).find(([key]) => key === firstKey);
  return entry ? textAt(entry[1], remainingKeys) : null;
};

/**
 * Translates a key of the locale files: `t('catalogue:add.label', { product })`. Plural keys include their suffix, for example
 * `_one`. Throws for an unknown key.
 */
export const translatorFor = (language: Language): Translate => {
  const folder = `locales/${language}`;
  const texts: unknown = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  const translate = (key: string, values: Record<string, string | number> = {}) => {
    const text = textAt(texts, key.replace(':', '.').split('.'));
    if (text === null) throw new Error(`${folder} has no ${key}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
  };
  return Object.assign(translate, { language });
};

/** An amount of a company in the United States, as the reader sees it: "$1.50" or, in French, "1,50 $". */
export const inDollars = (amount: string, { language }: Translate): string =>
  language === 'fr' ? `${amount.replace('.', ',')} $` : `$${amount}`;

/** No-break spaces are plain spaces in accessible names. */
const anySpace = (text: string): string => text.replace(/\s/g, '\\s');

export const startingWith = (text: string): RegExp => new RegExp(`^${anySpace(text)}`);

/** Matches the whole text, parts of which may be patterns, such as `\\d+`. */
export const matching = (text: string): RegExp => new RegExp(`^${anySpace(text)}$`);
