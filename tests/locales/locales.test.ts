import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namespacesOf, TEXT_GROUPS, type TextGroup } from '../../src/domain/texts/textGroups.ts';
import { keyedTexts } from '../support/texts.ts';

const LANGUAGES = ['en', 'es', 'fr'] as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;

const groups = Object.keys(TEXT_GROUPS) as TextGroup[];

const fileOf = (language: string, group: TextGroup): Record<string, unknown> =>
  JSON.parse(readFileSync(`locales/${language}/${group}.json`, 'utf8'));

const textsOf = (language: string, namespace: string): Map<string, string> =>
  new Map(groups.flatMap((group) => keyedTexts(fileOf(language, group)[namespace] ?? {})));

const keysOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].toSorted();

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));
const code = sources.join('\n');
/** Elsewhere templates make storage keys and the like. */
const translating = sources
  .filter((source) => /\b(useTranslation|TFunction|i18n|CardTexts)\b/.test(source))
  .join('\n');

/** All quoted texts of the code, and the templates where it translates, split at `${…}`. */
const quoted = new Set([...code.matchAll(/(['"`])([\w.:-]+)\1/g)].map(([, , text]) => text ?? ''));
const templates = [...translating.matchAll(/`([\w.:-]*(?:\$\{[^`{}]*\}[\w.:-]*)+)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => /\w/.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('([\\w.:-]+)')}$`));

/** Names of the code's objects: a key may be one of them. */
const named = new Set([...code.matchAll(/\b(\w+)(?=\??:)/g)].map(([, name]) => name ?? ''));

/** Whether the code can put a text into a template's gap: it is quoted somewhere, or the name of a value. */
const canFill = (area: string, gap: string): boolean =>
  [gap, `${area}:${gap}`].some((text) => quoted.has(text)) ||
  gap.split('.').every((part) => quoted.has(part) || named.has(part));

/** A key is used if the code contains it, or a template that matches it and whose gaps the code can fill. */
const isShown = (area: string, key: string): boolean => {
  const names = [key, `${area}:${key}`];
  return (
    names.some((name) => quoted.has(name)) ||
    templates.some((pattern) =>
      names.some((name) => {
        const [, ...gaps] = pattern.exec(name) ?? [];
        return gaps.length > 0 && gaps.every((gap) => canFill(area, gap));
      }),
    )
  );
};

describe.each(namespacesOf(groups))('%s', (namespace) => {
  const english = textsOf('en', namespace);

  test.each(LANGUAGES)('has the same keys in %s', (language) => {
    expect(keysOf(textsOf(language, namespace))).toEqual(keysOf(english));
  });

  test.each(LANGUAGES)('has no empty text in %s, and the same placeholders', (language) => {
    const texts = textsOf(language, namespace);
    for (const [key, text] of texts) {
      expect(text.trim(), `${language}/${namespace}: ${key}`).not.toBe('');
      const same = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      const expectedPlaceholders = PLURAL.test(key)
        ? placeholders(same).filter((name) => name !== 'count')
        : placeholders(same);
      const actualPlaceholders = PLURAL.test(key)
        ? placeholders(text).filter((name) => name !== 'count')
        : placeholders(text);
      expect(actualPlaceholders, `${language}/${namespace}: ${key}`).toEqual(expectedPlaceholders);
    }
  });

  // "dim. 22 nov." already ends with a full stop; the date of old prices includes the hour.
  test.each(LANGUAGES)('ends no sentence with an abbreviated date in %s', (language) => {
    const sentences = [...textsOf(language, namespace)].filter(([, text]) => /\{\{date\}\}[.!?]/.test(text));
    expect(sentences.filter(([key]) => !key.endsWith('asOf'))).toEqual([]);
  });

  test.each(LANGUAGES)('has every plural form that %s needs', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const texts = textsOf(language, namespace);
    const counted = new Set(
      [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    );
    for (const key of counted) {
      for (const form of forms)
        expect(texts.has(`${key}_${form}`), `${language}/${namespace}: ${key}_${form}`).toBe(true);
    }
  });

  // The build leaves i18next's formatter out (.ci/trimI18next.mjs).
  test.each(LANGUAGES)('formats nothing itself in %s', (language) => {
    const formatted = [...textsOf(language, namespace)].filter(([, text]) => /\{\{[^}]*,/.test(text));
    expect(formatted).toEqual([]);
  });

  test('has no unused text', () => {
    expect(keysOf(english).filter((key) => !isShown(namespace, key))).toEqual([]);
  });
});

test('every language has one file for each group, with the group’s namespaces', () => {
  for (const language of LANGUAGES) {
    const files = readdirSync(`locales/${language}`).toSorted();
    expect(files).toEqual(groups.map((group) => `${group}.json`).toSorted());
    for (const group of groups) expect(Object.keys(fileOf(language, group))).toEqual(TEXT_GROUPS[group]);
  }
});
