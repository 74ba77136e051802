import type { PortalError, PortalOptions } from './options.ts';
import { textsFor } from './texts.ts';

const standard = (locale: string, retry: () => void): HTMLElement => {
  const { away, again } = textsFor(locale);
  const box = document.createElement('div');
  box.role = 'alert';
  box.style.cssText = 'padding:24px;font:14px/1.45 system-ui';
  const sentence = document.createElement('p');
  sentence.textContent = away;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = again;
  button.addEventListener('click', retry);
  box.append(sentence, button);
  return box;
};

/** Puts the fallback where the portal would be; the answer takes it away. */
export const showFallback = (
  options: PortalOptions,
  container: HTMLElement,
  error: PortalError,
  retry: () => void,
): (() => void) => {
  const content = options.fallback
    ? options.fallback(error, retry)
    : standard(options.context?.locale ?? navigator.language, retry);
  if (content === null) return () => undefined;
  const node = typeof content === 'string' ? document.createTextNode(content) : content;
  container.append(node);
  return () => node.remove();
};
