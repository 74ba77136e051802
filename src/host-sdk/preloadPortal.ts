import { remoteFiles } from './loadRemote.ts';
import type { PortalOptions } from './options.ts';

const link = (rel: string, href: string): HTMLLinkElement => {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
  return element;
};

/**
 * Tells the browser what a portal will need, before it is needed: when the parent's page starts, or when a person points at
 * the way to it. Slots: the remote's entry and its first chunk, side by side instead of one after the other. The links carry
 * no `crossorigin`, or each file would be fetched twice. The answer takes the links away again.
 */
export const preloadPortal = (
  options: Pick<PortalOptions, 'mode' | 'src' | 'react' | 'load'>,
): (() => void) => {
  const links =
    options.mode === 'iframe' || options.load
      ? [link('preconnect', options.src)]
      : remoteFiles(options.src, options.react).map((file) => link('modulepreload', file));
  return () => {
    for (const each of links) each.remove();
  };
};
