import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { CACHES } from './caches.ts';

const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;
const MAX_PICTURES = 300;

declare const self: ServiceWorkerGlobalScope;

/**
 * Pictures of the portal's own origin. The answers of other origins can't be read, and a browser counts 7 MB for each.
 * Source: developer.chrome.com/docs/workbox/understanding-storage-quota.
 */
export const isPicture = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.destination === 'image' && url.origin === self.location.origin;

/** A server may answer a missing picture with a page; that isn't kept. */
const onlyPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/')
      ? response
      : null,
};

export const answerPicture = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [
    onlyPictures,
    new ExpirationPlugin({
      maxEntries: MAX_PICTURES,
      maxAgeSeconds: MAX_AGE_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});
