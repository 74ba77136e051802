import { readdirSync, readFileSync } from 'node:fs';
import { documentTexts } from '../../host-demo/server/texts/document.ts';

/** The texts in a JSON value, with their keys. */
export const keyedTexts = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keyedTexts(inner, prefix ? `${prefix}.${key}` : key))
    : [[prefix, String(value)]];

/** The texts of the portal's files in a language, with their keys. `without`: a file that is left out. */
export const portalTexts = (language: string, without?: string): [string, string][] =>
  readdirSync(`locales/${language}`)
    .filter((file) => file !== without)
    .flatMap((file) => keyedTexts(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))));

/** What customers read in the portal and in its documents. */
export const textsForCustomers = (language: keyof typeof documentTexts): string[] =>
  [...portalTexts(language), ...keyedTexts(documentTexts[language])].map(([, text]) => text);
