import type { Language } from '../../domain/tenant/language.ts';
import type { CompanyLook } from './companyLook.ts';

const partsOf = (page: HTMLElement) => ({
  names: page.querySelectorAll('[data-company-name]'),
  marks: page.querySelectorAll<HTMLElement>('[data-company-mark]'),
  newCustomers: page.querySelector('[data-new-customers]'),
  fields: [...page.querySelectorAll('input')],
  buttons: [...page.querySelectorAll('button')],
});

const elementOf = (id: string): HTMLElement | null => document.getElementById(id);

const paint = (painted: HTMLElement, kind: string): boolean => {
  const template = elementOf(`first-paint-${kind}`);
  if (!(template instanceof HTMLTemplateElement)) return false;
  painted.replaceChildren(template.content.cloneNode(true));
  return true;
};

const applyLook = (painted: HTMLElement, { name, logo, allowsNewCustomers, style }: CompanyLook): void => {
  const { names, marks, newCustomers } = partsOf(painted);
  painted.firstElementChild?.setAttribute('style', `${style};height:100%`);
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

const fillIn = (painted: HTMLElement, kind: string, look: CompanyLook | null): void => {
  const typed = partsOf(painted).fields.map(({ value }) => value);
  if (!paint(painted, kind)) return;
  for (const [at, field] of partsOf(painted).fields.entries()) field.value = typed[at] ?? '';
  if (look) applyLook(painted, look);
};

/** Without the portal's script, what was painted would never respond: says so instead, with a way to try again. */
const watchScript = (painted: HTMLElement, language: () => string): void => {
  const listen = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !paint(painted, `failed-${language()}`)) return;
    partsOf(painted).buttons[0]?.addEventListener('click', () => window.location.reload());
  };
  for (const script of document.scripts) script.addEventListener('error', listen);
};

/**
 * Shows the login or a page's frame from the templates of index.html (`src/entries/firstPaint.tsx`), in the look of the last visit.
 * `removeFirstPaint` ends it.
 */
export const showFirstPaint = (
  kind: 'login' | 'page',
  language: Language,
  look: CompanyLook | null,
): void => {
  const portal = elementOf('portal');
  if (!portal) return;
  const painted = document.createElement('div');
  painted.id = 'first-paint';
  fillIn(painted, kind === 'login' ? language : kind, look);
  let shown: string = language;
  /** The buttons that the portal must press: the last language and the last other button. */
  const pressed: { language?: IsButton; other?: IsButton } = {};
  painted.addEventListener('click', (event) => {
    const button = event.composedPath().find((each) => each instanceof HTMLButtonElement);
    if (!button) return;
    event.preventDefault();
    const { lang, type } = button;
    if (lang) {
      pressed.language = (each) => each.lang === lang;
      shown = lang;
      fillIn(painted, shown, look);
      partsOf(painted).buttons.find(pressed.language)?.focus();
    } else pressed.other = (each) => each.type === type && each.form !== null;
  });
  portal.after(painted);
  watchScript(painted, () => shown);
  globalThis.removeFirstPaint = () => {
    globalThis.removeFirstPaint = undefined;
    handOver(
      painted,
      portal,
      [pressed.language, pressed.other].filter((each) => each !== undefined),
    );
    painted.remove();
    elementOf('first-paint-styles')?.remove();
  };
};
