import type { Language } from '../../domain/tenant/language.ts';

/** What index.html has a template of. */
export type Template = 'login' | 'page' | 'failed';

/** Where a text stands in a template, by its place in the language's list. */
const MARK = /\{(\d+)\}/g;

const readTexts = (): Partial<Record<Language, readonly string[]>> =>
  JSON.parse(document.getElementById('first-paint-texts')?.textContent || '{}');

const htmlOf = (name: string): string | undefined =>
  document.getElementById(`first-paint-${name}`)?.innerHTML;

const markLanguage = (painted: HTMLElement, language: Language): void => {
  for (const button of painted.querySelectorAll<HTMLElement>('[aria-pressed]'))
    button.setAttribute('aria-pressed', String(button.lang === language));
};

/** Puts a template of index.html, in a language, into `painted`. False when the page has none. */
export const paintTemplate = (painted: HTMLElement, name: Template, language: Language): boolean => {
  const html = htmlOf(name);
  const surface = () => painted.firstElementChild?.firstElementChild;
  if (html === undefined) return false;
  if (!surface()) painted.innerHTML = htmlOf('root') ?? '';
  const texts = readTexts()[language];
  const filled = html.replace(MARK, (_, at) => texts?.[at] ?? '');
  const target = surface();
  if (target) target.innerHTML = filled;
  markLanguage(painted, language);
  return true;
};
