import { isLanguage, type Language } from '../../domain/tenant/language.ts';
import type { CompanyLook } from './companyLook.ts';
import { elementOf, paintTemplate, type Template } from './templates.ts';

const partsOf = (page: HTMLElement) => ({
  names: page.querySelectorAll('[data-company-name]'),
  marks: page.querySelectorAll<HTMLElement>('[data-company-mark]'),
  newCustomers: page.querySelector('[data-new-customers]'),
  fields: [...page.querySelectorAll('input')],
  buttons: [...page.querySelectorAll('button')],
});

const styleOf = ({ firstElementChild: root }: HTMLElement): CSSStyleDeclaration | null =>
  root instanceof HTMLElement ? root.style : null;

const applyLook = (painted: HTMLElement, { name, logo, allowsNewCustomers, style }: CompanyLook): void => {
  const { names, marks, newCustomers } = partsOf(painted);
  const own = styleOf(painted);
  if (own) own.cssText += `;${style}`;
  for (const element of names) element.textContent = name;
  for (const mark of marks) {
    if (logo) mark.style.background = `url(${JSON.stringify(logo)}) center / contain no-repeat`;
    else mark.textContent = name.charAt(0).toUpperCase();
  }
  if (!allowsNewCustomers) newCustomers?.remove();
};

type IsButton = (button: HTMLButtonElement) => boolean;

/** What was typed goes on in the portal's own fields, by name, and a pressed button is pressed there. */
const handOver = (painted: HTMLElement, portal: HTMLElement, pressed: readonly IsButton[]): void => {
  const { fields, buttons } = partsOf(portal);
  if (!fields.some(({ name }) => name === 'password')) return;
  for (const field of partsOf(painted).fields) {
    const target = fields.find(({ name }) => name === field.name);
    if (!target) continue;
    target.value = field.value;
    if (document.activeElement === field) target.focus();
  }
  for (const isPressed of pressed) buttons.find(isPressed)?.click();
};

type Shown = { template: Template; language: Language; look: CompanyLook | null };

const fillIn = (painted: HTMLElement, { template, language, look }: Shown): void => {
  const typed = partsOf(painted).fields.map(({ value }) => value);
  if (!paintTemplate(painted, template, language)) return;
  const { fields, buttons } = partsOf(painted);
  for (const [at, field] of fields.entries()) field.value = typed[at] ?? '';
  for (const button of buttons) if (button.lang) button.ariaPressed = String(button.lang === language);
  if (look) applyLook(painted, look);
};

/** Without the portal's script, what was painted would never respond: says so instead, with a way to try again. */
const watchScript = (painted: HTMLElement, shown: Shown): void => {
  const listen = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    shown.template = 'failed';
    fillIn(painted, shown);
    partsOf(painted).buttons[0]?.addEventListener('click', () => window.location.reload());
  };
  for (const script of document.scripts) script.addEventListener('error', listen);
};

/** The buttons that the portal must press later: the last language and the last other button. */
const notePresses = (painted: HTMLElement, shown: Shown): (() => IsButton[]) => {
  const pressed: { language?: IsButton; other?: IsButton } = {};
  painted.addEventListener('click', (event) => {
    const button = event.composedPath().find((each) => each instanceof HTMLButtonElement);
    if (!button) return;
    event.preventDefault();
    const { lang, type } = button;
    if (isLanguage(lang)) {
      pressed.language = (each) => each.lang === lang;
      shown.language = lang;
      fillIn(painted, shown);
      partsOf(painted).buttons.find(pressed.language)?.focus();
    } else pressed.other = (each) => each.type === type && each.form !== null;
  });
  return () => [pressed.language, pressed.other].filter((each) => each !== undefined);
};

export type FirstPaint = {
  language: Language;
  /** The customer's choice, if there is one. */
  scheme: string | null;
  /** Null until the company is known. */
  look: CompanyLook | null;
  templateOf(look: CompanyLook | null): 'login' | 'page';
};

/**
 * Shows the login or a page's frame from the templates of index.html (`src/entries/firstPaint.tsx`). `removeFirstPaint` ends it. The returned
 * function gives it the company's look, when that comes later.
 */
export const showFirstPaint = ({
  language,
  scheme,
  look,
  templateOf,
}: FirstPaint): ((look: CompanyLook) => void) => {
  const portal = elementOf('portal');
  if (!portal) return () => undefined;
  const painted = document.createElement('div');
  painted.id = 'first-paint';
  const shown: Shown = { template: templateOf(look), language, look };
  fillIn(painted, shown);
  if (scheme) styleOf(painted)?.setProperty('color-scheme', scheme);
  const pressed = notePresses(painted, shown);
  portal.after(painted);
  watchScript(painted, shown);
  globalThis.removeFirstPaint = () => {
    globalThis.removeFirstPaint = undefined;
    handOver(painted, portal, pressed());
    painted.remove();
    elementOf('first-paint-styles')?.remove();
  };
  return (later) => {
    shown.look = later;
    const template = templateOf(later);
    if (shown.template === 'failed' || shown.template === template) return applyLook(painted, later);
    shown.template = template;
    fillIn(painted, shown);
  };
};
