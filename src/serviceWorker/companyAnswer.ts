import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { CACHES, NETWORK_SECONDS } from './caches.ts';

/** POST /company: the only call to a back office that is kept; its answer is the same for everybody. */
export const isCompanyCall = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.method === 'POST' && url.pathname.endsWith('/company');

/** Caches have no answers to a POST: its body, which names the company, becomes part of the address. */
const keyWithBody: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    if (!state) return;
    const address = new URL(request.url);
    address.searchParams.set('body', await request.clone().text());
    state.key = address.href;
  },
  cacheKeyWillBeUsed: async ({ request, state }) => String(state?.key ?? request.url),
};

export const answerCompany = new NetworkFirst({
  cacheName: CACHES.company,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [keyWithBody],
});
