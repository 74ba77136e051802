import { createElement } from './createElement.ts';
import { textsFor } from './texts.ts';

/** What customers see instead of a portal, where the parent has nothing of its own. */
export const createDefaultFallback = (locale: string, retry: () => void): HTMLElement => {
  const { message, retryLabel } = textsFor(locale);
  const box = createElement('div', { role: 'alert', style: 'padding:24px;font:14px/1.45 system-ui' });
  box.append(
    createElement('p', { textContent: message }),
    createElement('button', { type: 'button', textContent: retryLabel, onclick: () => retry() }),
  );
  return box;
};
