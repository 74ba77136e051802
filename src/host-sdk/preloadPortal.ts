import { createElement } from './createElement.ts';
import type { PortalOptions } from './options.ts';
import { remoteFiles } from './remoteFiles.ts';

const appendLink = (rel: string, href: string, as = ''): HTMLLinkElement => {
  const element = createElement('link', { rel, href, as, ...(as && { crossOrigin: '' }) });
  document.head.append(element);
  return element;
};

/**
 * Starts the downloads of a portal early: when the parent's page starts, or when the customer points at a link to it.
 * In slots, the remote's entry, its first chunk and the configuration are loaded in parallel. Links to scripts have no
 * `crossorigin`, or each file would be fetched twice. Returns a function that removes them.
 */
export const preloadPortal = (
  options: Pick<PortalOptions, 'mode' | 'src' | 'react' | 'load'>,
): (() => void) => {
  const links =
    options.mode === 'iframe' || options.load
      ? [appendLink('preconnect', options.src)]
      : [
          appendLink('preload', `${options.src}/config.json`, 'fetch'),
          ...remoteFiles(options).map((file) => appendLink('modulepreload', file)),
        ];
  return () => {
    for (const link of links) link.remove();
  };
};
