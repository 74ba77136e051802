import type { PortalError, PortalOptions } from './options.ts';
import { textsFor } from './texts.ts';

const createDefault = (locale: string, retry: () => void): HTMLElement => {
  const { message, retryLabel } = textsFor(locale);
  const box = document.createElement('div');
  box.role = 'alert';
  box.style.cssText = 'padding:24px;font:14px/1.45 system-ui';
  const paragraph = document.createElement('p');
  paragraph.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retryLabel;
  button.addEventListener('click', retry);
  box.append(paragraph, button);
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
