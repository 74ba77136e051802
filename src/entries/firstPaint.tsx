import { createInstance, type Resource, type ResourceKey, type ResourceLanguage } from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { PageSkeleton } from '../app/PageSkeleton.tsx';
import { StartFailed } from '../app/start/StartFailed.tsx';
import { LanguageLinks } from '../components/LanguageLinks.tsx';
import { namespace, rootClass } from '../design-system/theme/namespace.ts';
import { Surface } from '../design-system/theme/Surface.ts';
import { variablesFor } from '../design-system/theme/variables.ts';
import { brandPalette, UNBRANDED_COLOUR } from '../domain/tenant/brandPalette.ts';
import type { Language } from '../domain/tenant/language.ts';
import { LoginView } from '../screens/access/LoginView.tsx';

const UNKNOWN_COMPANY = { name: '', logo: '' };
const THEME = { scheme: 'auto', brand: brandPalette(UNBRANDED_COLOUR) } as const;

/** The early script marks the one that it shows. */
const ANY_LANGUAGE: Language = 'en';

/** Marks that styled-components needs to continue on the client; the styles are removed instead. */
const MARKS = /\/\*!sc\*\/|data-styled\.[^}]*\}/g;

/** No parent's rules are in the portal's own page, so its rules need no namespace there. */
const styleOf = (sheet: ServerStyleSheet): string =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(MARKS, '')
    .replaceAll(`${namespace} `, '')
    .replaceAll('\n', '');

const MARKED = 'marks';

/** Texts in which each text is its own path, between brackets that stand nowhere else. */
const marksOf = (texts: ResourceLanguage, path = ''): ResourceLanguage =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      typeof value === 'string' ? `[[${path}${name}]]` : marksOf(value, `${path}${name}.`),
    ]),
  );

const textAt = (texts: ResourceLanguage, path: string): string =>
  String(path.split('.').reduce<ResourceKey>((parent, name) => Object(parent)[name], texts));

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Puts the place of each marked text into the HTML, and lists the texts of each language; what is the same in all stays in the HTML. */
const listTexts = (html: string, texts: Resource) => {
  const languages = Object.entries(texts);
  const lists: Record<string, string[]> = Object.fromEntries(languages.map(([language]) => [language, []]));
  const places = new Map<string, string>();
  const place = (path: string): string => {
    const found = languages.map(([language, each]) => ({ language, text: escapeHtml(textAt(each, path)) }));
    const [first] = found;
    if (found.every(({ text }) => text === first?.text)) return first?.text ?? '';
    for (const { language, text } of found) lists[language]?.push(text);
    return `{${(lists[first?.language ?? '']?.length ?? 0) - 1}}`;
  };
  const filled = html.replace(/\[\[(.+?)\]\]/g, (_, path: string) => {
    const known = places.get(path) ?? place(path);
    places.set(path, known);
    return known;
  });
  return { html: filled, lists };
};

const templateOf = (name: string, html: string): string =>
  `<template id="first-paint-${name}">${html}</template>`;

/**
 * The HTML that index.html shows before the portal's script has come, made by the build: a template of the portal's root, and of what
 * is in it, the login, a page's frame, or what is said when the script doesn't come; with their texts in each language, and their styles.
 * `texts`: the content of each language's `entry.json`.
 */
export const renderFirstPaint = (texts: Resource): string => {
  const sheet = new ServerStyleSheet();
  const translator = createInstance();
  const marks = marksOf(Object.values(texts)[0] ?? {});
  void translator.init({ lng: MARKED, resources: { [MARKED]: marks }, initAsync: false });
  const render = (element: ReactElement): string =>
    renderToStaticMarkup(
      <StyleSheetManager sheet={sheet.instance} namespace={namespace}>
        <I18nextProvider i18n={translator}>{element}</I18nextProvider>
      </StyleSheetManager>,
    );
  const root = (
    <div
      className={rootClass}
      data-scheme={THEME.scheme}
      style={{
        ...variablesFor(THEME),
        colorScheme: 'light dark',
        container: 'portal / inline-size',
        height: '100%',
      }}
    >
      <Surface />
    </div>
  );
  const login = (
    <LoginView
      company={UNKNOWN_COMPANY}
      allowsNewCustomers
      languages={<LanguageLinks language={ANY_LANGUAGE} />}
    />
  );
  const templates = [
    templateOf('root', render(root)),
    templateOf('login', render(login)),
    templateOf('failed', render(<StartFailed reason="unreachable" onRetry={() => undefined} />)),
    templateOf('page', render(<PageSkeleton />)),
  ];
  const { html, lists } = listTexts(templates.join(''), texts);
  const placement = '#first-paint{position:fixed;inset:0;overflow:auto;z-index:1}';
  const styles = `<style id="first-paint-styles">${placement}${styleOf(sheet)}</style>`;
  const data = `<script id="first-paint-texts" type="application/json">${JSON.stringify(lists)}</script>`;
  return styles + html + data;
};
