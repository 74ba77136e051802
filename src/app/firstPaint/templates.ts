import type { Language } from '../../domain/tenant/language.ts';

/** What index.html has a template of. */
export type Template = 'login' | 'page' | 'failed';

/** Where a text stands in a template, by its place in the language's list. */
const MARK = /\{(\d+)\}/g;

/** That of index.html with this id. */
export const elementOf = (id: string): HTMLElement | null => document.getElementById(id);

const readTexts = (): Partial<Record<Language, readonly string[]>> =>
  JSON.parse(elementOf('first-paint-texts')?.textContent || '{}');

const htmlOf = (name: string): string | undefined => elementOf(`first-paint-${name}`)?.innerHTML;

/** Puts a template of index.html, in a language, into `painted`. False when the page has none. */
export const paintTemplate = (painted: HTMLElement, name: Template, language: Language): boolean => {
  const html = htmlOf(name);
  if (html === undefined) return false;
  if (!painted.firstElementChild) painted.innerHTML = htmlOf('root') ?? '';
  const surface = painted.firstElementChild?.firstElementChild;
  const texts = readTexts()[language];
  if (surface) surface.innerHTML = html.replace(MARK, (_, at) => texts?.[at] ?? '');
  return true;
};
