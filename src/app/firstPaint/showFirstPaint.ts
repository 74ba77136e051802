import type { Language } from '../../domain/tenant/language.ts';
import type { CompanyLook } from './companyLook.ts';

const applyLook = (painted: HTMLElement, { name, logo, allowsNewCustomers, style }: CompanyLook): void => {
  painted.firstElementChild?.setAttribute('style', `${style};height:100%`);
  for (const element of painted.querySelectorAll('[data-company-name]')) element.textContent = name;
  for (const mark of painted.querySelectorAll<HTMLElement>('[data-company-mark]')) {
    if (logo) mark.style.background = `url(${JSON.stringify(logo)}) center / contain no-repeat`;
    else mark.textContent = name.charAt(0).toUpperCase();
  }
  if (!allowsNewCustomers) painted.querySelector('[data-new-customers]')?.remove();
};

/** What was typed goes on in the portal's own fields, by name, and a pressed button is pressed there. */
const handOver = (painted: HTMLElement, portal: HTMLElement, pressed: readonly string[]): void => {
  if (!portal.querySelector('input[name=password]')) return;
  for (const field of painted.querySelectorAll('input')) {
    const target = portal.querySelector<HTMLInputElement>(`input[name=${field.name}]`);
    if (!target) continue;
    target.value = field.value;
    if (document.activeElement === field) target.focus();
  }
  for (const button of pressed) portal.querySelector<HTMLButtonElement>(button)?.click();
};

const fillIn = (painted: HTMLElement, kind: string, look: CompanyLook | null): void => {
  const template = document.getElementById(`first-paint-${kind}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  const typed = [...painted.querySelectorAll('input')].map(({ value }) => value);
  painted.replaceChildren(template.content.cloneNode(true));
  for (const [at, field] of painted.querySelectorAll('input').entries()) field.value = typed[at] ?? '';
  if (look) applyLook(painted, look);
};

/** Without the portal's script, what was painted would never respond: says so instead, with a way to try again. */
const watchScript = (painted: HTMLElement, language: () => string): void => {
  const listen = ({ target }: Event) => {
    const template = document.getElementById(`first-paint-failed-${language()}`);
    if (!(target instanceof HTMLScriptElement) || !(template instanceof HTMLTemplateElement)) return;
    painted.replaceChildren(template.content.cloneNode(true));
    painted.querySelector('button')?.addEventListener('click', () => window.location.reload());
  };
  for (const script of document.querySelectorAll('script[src]')) script.addEventListener('error', listen);
};

/**
 * Shows the login or a page's frame from the templates of index.html (`src/firstPaint.tsx`), in the look of the last visit.
 * `removeFirstPaint` ends it.
 */
export const showFirstPaint = (
  kind: 'login' | 'page',
  language: Language,
  look: CompanyLook | null,
): void => {
  const portal = document.getElementById('portal');
  if (!portal) return;
  const painted = document.createElement('div');
  painted.id = 'first-paint';
  fillIn(painted, kind === 'login' ? language : kind, look);
  /** Selectors of the buttons that the portal must press: the last language and the last other button. */
  let chosen = '';
  let shown: string = language;
  let pressed = '';
  painted.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    if (button.lang) {
      chosen = `button[lang=${button.lang}]`;
      shown = button.lang;
      fillIn(painted, shown, look);
      painted.querySelector<HTMLElement>(chosen)?.focus();
    } else pressed = button.type === 'submit' ? 'button[type=submit]' : 'form button[type=button]';
  });
  portal.after(painted);
  watchScript(painted, () => shown);
  globalThis.removeFirstPaint = () => {
    globalThis.removeFirstPaint = undefined;
    handOver(
      painted,
      portal,
      [chosen, pressed].filter((selector) => selector !== ''),
    );
    painted.remove();
    document.getElementById('first-paint-styles')?.remove();
  };
};
