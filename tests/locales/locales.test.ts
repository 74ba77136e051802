import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namespacesOf, TEXT_GROUPS, type TextGroup } from '../../src/platform/i18n.ts';

/** Every text in every language: the same keys, the same placeholders, no empty ones, none that nothing shows. */

const LANGUAGES = ['en', 'es', 'fr'] as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flatten = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))
    : [[prefix, String(value)]];

const groups = Object.keys(TEXT_GROUPS) as TextGroup[];

const fileOf = (language: string, group: TextGroup): Record<string, unknown> =>
  JSON.parse(readFileSync(`locales/${language}/${group}.json`, 'utf8'));

const textsOf = (language: string, namespace: string): Map<string, string> =>
  new Map(groups.flatMap((group) => flatten(fileOf(language, group)[namespace] ?? {})));

const keysOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].toSorted();

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

/** Every quoted text of the code, and every template with its parts around `${…}`. */
const quoted = new Set([...sources.matchAll(/(['"`])([\w.:-]+)\1/g)].map(([, , text]) => text ?? ''));
const templates = [...sources.matchAll(/`([\w.:-]*(?:\$\{[^`{}]*\}[\w.:-]*)+)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => /\w/.test(parts.join('')))
  .map((parts) => ({
    head: parts[0] ?? '',
    pattern: new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('([\\w.-]+)')}$`),
  }));

/**
 * A key is shown when it stands in the code whole, or when a template makes it. Where a template begins with `${…}`, what
 * stands there must be in the code as well: `}.title` alone shows nothing.
 */
const isShown = (area: string, key: string): boolean => {
  const names = [key, `${area}:${key}`];
  return (
    names.some((name) => quoted.has(name)) ||
    templates.some(({ head, pattern }) =>
      names.some((name) => {
        const [, first = ''] = pattern.exec(name) ?? [];
        return first !== '' && (/\w/.test(head) || quoted.has(first) || quoted.has(`${area}:${first}`));
      }),
    )
  );
};

describe.each(namespacesOf(groups))('%s', (namespace) => {
  const english = textsOf('en', namespace);

  test.each(LANGUAGES)('has the same keys in %s', (language) => {
    expect(keysOf(textsOf(language, namespace))).toEqual(keysOf(english));
  });

  test.each(LANGUAGES)('says something everywhere in %s, with the same placeholders', (language) => {
    const texts = textsOf(language, namespace);
    for (const [key, text] of texts) {
      expect(text.trim(), `${language}/${namespace}: ${key}`).not.toBe('');
      const same = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      const wanted = PLURAL.test(key)
        ? placeholders(same).filter((name) => name !== 'count')
        : placeholders(same);
      const given = PLURAL.test(key)
        ? placeholders(text).filter((name) => name !== 'count')
        : placeholders(text);
      expect(given, `${language}/${namespace}: ${key}`).toEqual(wanted);
    }
  });

  // "dim. 22 nov." ends in a full stop already; what prices are as of is told with the hour.
  test.each(LANGUAGES)('ends no sentence with a short date in %s', (language) => {
    const ending = [...textsOf(language, namespace)].filter(([, text]) => /\{\{date\}\}[.!?]/.test(text));
    expect(ending.filter(([key]) => !key.endsWith('asOf'))).toEqual([]);
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

  test('shows every one of its texts somewhere', () => {
    expect(keysOf(english).filter((key) => !isShown(namespace, key))).toEqual([]);
  });
});

test('every language has one file a group, with the namespaces of the group', () => {
  for (const language of LANGUAGES) {
    const files = readdirSync(`locales/${language}`).toSorted();
    expect(files).toEqual(groups.map((group) => `${group}.json`).toSorted());
    for (const group of groups) expect(Object.keys(fileOf(language, group))).toEqual(TEXT_GROUPS[group]);
  }
});
