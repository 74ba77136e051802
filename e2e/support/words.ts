import { readdirSync, readFileSync } from 'node:fs';

/** The portal's languages, each with a browser's locale that gets it. */
export const LOCALES = { en: 'en-US', es: 'es-CO', fr: 'fr-CA' } as const;
export type Language = keyof typeof LOCALES;
export const LANGUAGES = ['en', 'es', 'fr'] as const satisfies readonly Language[];

export type Words = (key: string, values?: Record<string, string | number>) => string;

const textAt = (json: unknown, [head, ...rest]: string[]): string | null => {
  if (head === undefined) return typeof json === 'string' ? json : null;
  const found =
    typeof json === 'object' && json !== null && Object.entries(json).find(([key]) => key === head);
  return found ? textAt(found[1], rest) : null;
};

/**
 * What the portal says in a language, read from its locale files: `say('catalogue:add.label', { product })`. A plural is
 * named with its ending. Throws where there is no such text.
 */
export const wordsOf = (language: Language): Words => {
  const folder = `locales/${language}`;
  const texts: unknown = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  return (key, values = {}) => {
    const text = textAt(texts, key.replace(':', '.').split('.'));
    if (text === null) throw new Error(`${folder} has no ${key}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
  };
};

/** No-break spaces of a text are plain ones in an accessible name. */
const anySpaces = (text: string): string => text.replace(/\s/g, '\\s');

/** A text that begins so. */
export const beginning = (text: string): RegExp => new RegExp(`^${anySpaces(text)}`);

/** A whole text of which parts are patterns, such as a number that isn't fixed. */
export const like = (text: string): RegExp => new RegExp(`^${anySpaces(text)}$`);
