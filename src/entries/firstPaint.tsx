import { createInstance, type Resource } from 'i18next';
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
import { LANGUAGES } from '../domain/tenant/language.ts';
import { LoginView } from '../screens/access/LoginView.tsx';

const UNKNOWN_COMPANY = { name: '', logo: '' };
const THEME = { scheme: 'auto', brand: brandPalette(UNBRANDED_COLOUR) } as const;

/** Marks that styled-components needs to continue on the client; the styles are removed instead. */
const MARKS = /\/\*!sc\*\/|data-styled\.[^}]*\}/g;

const styleOf = (sheet: ServerStyleSheet): string =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(MARKS, '');

/**
 * The HTML that index.html shows before the portal's script has come, made by the build: templates of the login in each
 * language, of a page's frame, and of what is said when the script doesn't come, with their styles. `texts`: the content of each language's `entry.json`.
 */
export const renderFirstPaint = (texts: Resource): string => {
  const sheet = new ServerStyleSheet();
  const translator = createInstance();
  void translator.init({ resources: texts, initAsync: false, interpolation: { escapeValue: false } });
  const render = (id: string, element: ReactElement): string => {
    const root = (
      <StyleSheetManager sheet={sheet.instance} namespace={namespace}>
        <I18nextProvider i18n={translator}>
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
            <Surface>{element}</Surface>
          </div>
        </I18nextProvider>
      </StyleSheetManager>
    );
    return `<template id="first-paint-${id}">${renderToStaticMarkup(root)}</template>`;
  };
  const inLanguages = LANGUAGES.flatMap((language) => {
    void translator.changeLanguage(language);
    return [
      render(
        language,
        <LoginView
          company={UNKNOWN_COMPANY}
          allowsNewCustomers
          languages={<LanguageLinks language={language} />}
        />,
      ),
      render(`failed-${language}`, <StartFailed reason="unreachable" onRetry={() => undefined} />),
    ];
  });
  const templates = [...inLanguages, render('page', <PageSkeleton />)].join('');
  const placement = '#first-paint{position:fixed;inset:0;overflow:auto;z-index:1}';
  return `<style id="first-paint-styles">${placement}${styleOf(sheet)}</style>${templates}`;
};
