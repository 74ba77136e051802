import { createElement } from './createElement.ts';
import type { PortalError, PortalOptions } from './options.ts';
import { textsFor } from './texts.ts';

const createDefault = (locale: string, retry: () => void): HTMLElement => {
  const { message, retryLabel } = textsFor(locale);
  const box = createElement('div', { role: 'alert', style: 'padding:24px;font:14px/1.45 system-ui' });
  box.append(
    createElement('p', { textContent: message }),
    createElement('button', { type: 'button', textContent: retryLabel, onclick: () => retry() }),
  );
  return box;
};

export const showFallback = (
  options: PortalOptions,
  container: HTMLElement,
  error: PortalError,
  retry: () => void,
): (() => void) => {
  const content = options.fallback
    ? options.fallback(error, retry)
    : createDefault(options.context?.locale ?? navigator.language, retry);
  if (content === null) return () => undefined;
  const node = typeof content === 'string' ? document.createTextNode(content) : content;
  container.append(node);
  return () => node.remove();
};
