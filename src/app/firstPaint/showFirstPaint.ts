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
const handOver = (painted: HTMLElement, portal: HTMLElement, pressed: number): void => {
  if (!portal.querySelector('input[name=password]')) return;
  for (const field of painted.querySelectorAll('input')) {
    const target = portal.querySelector<HTMLInputElement>(`input[name=${field.name}]`);
    if (!target) continue;
    target.value = field.value;
    if (document.activeElement === field) target.focus();
  }
  portal.querySelectorAll('button')[pressed]?.click();
};

/** Without the portal's script, what was painted would never respond: says so instead, with a way to try again. */
const watchScript = (painted: HTMLElement, language: Language): void => {
  const listen = ({ target }: Event) => {
    const template = document.getElementById(`first-paint-failed-${language}`);
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
  const template = document.getElementById(`first-paint-${kind === 'login' ? language : kind}`);
  const portal = document.getElementById('portal');
  if (!(template instanceof HTMLTemplateElement) || !portal) return;
  const painted = document.createElement('div');
  painted.id = 'first-paint';
  painted.append(template.content.cloneNode(true));
  if (look) applyLook(painted, look);
  let pressed = -1;
  painted.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed = [...painted.querySelectorAll('button')].indexOf(button);
  });
  portal.after(painted);
  watchScript(painted, language);
  globalThis.removeFirstPaint = () => {
    globalThis.removeFirstPaint = undefined;
    handOver(painted, portal, pressed);
    painted.remove();
    document.getElementById('first-paint-styles')?.remove();
  };
};
