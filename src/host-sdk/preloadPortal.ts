import { createElement } from './createElement.ts';
import type { PortalOptions } from './options.ts';
import { remoteFiles } from './remoteFiles.ts';

const appendLink = (rel: string, href: string): HTMLLinkElement => {
  const element = createElement('link', { rel, href });
  document.head.append(element);
  return element;
};

/** The portal takes the response, once. A link would be of no use: Firefox doesn't take what it loaded for a request that asks anew. */
const requestConfig = (src: string): void => {
  globalThis.portalEarlyResponses ??= {};
  const key = `GET ${src}/config.json`;
  const response = globalThis.portalEarlyResponses[key] ?? fetch(`${src}/config.json`, { cache: 'no-cache' });
  response.catch(() => undefined);
  globalThis.portalEarlyResponses[key] = response;
};

/**
 * Starts the downloads of a portal early: when the parent's page starts, or when the customer points at a link to it.
 * In slots, the remote's entry, its first chunk and the configuration are loaded in parallel. Links to scripts have no
 * `crossorigin`, or each file would be fetched twice. Returns a function that removes them.
 */
export const preloadPortal = (
  options: Pick<PortalOptions, 'mode' | 'src' | 'react' | 'load'>,
): (() => void) => {
  const isSlot = options.mode !== 'iframe' && !options.load;
  if (isSlot) requestConfig(options.src);
  const links = isSlot
    ? remoteFiles(options).map((file) => appendLink('modulepreload', file))
    : [appendLink('preconnect', options.src)];
  return () => {
    for (const link of links) link.remove();
  };
};
