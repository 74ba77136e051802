import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { ServiceWorkerMessage } from '../platform/serviceWorkerMessage.ts';
import { CACHES, FILES, NETWORK_SECONDS, removeOldCaches } from './caches.ts';
import { answerCompany, isCompanyCall } from './companyAnswer.ts';
import { answerPicture, isPicture } from './pictures.ts';
import { answerPage, isScreen, keepPage } from './portalPage.ts';
import { openFromNotification, showPush } from './push.ts';
import { renewPushAddress } from './renewPushAddress.ts';

/**
 * The portal's service worker (docs/decisions/035-the-service-worker.md): the page and its files come from the browser, so that
 * it opens at once and without a network. Calls to the back office are never answered here, except that for the company.
 */

declare const self: ServiceWorkerGlobalScope;

const HASHED_FILE = /\.[0-9a-f]{8}\.js$/;
const TEXTS = /^\/locales\/\w+\/\w+\.json$/;
/** All texts of three languages are 36 files. */
const MAX_TEXTS = 80;

const isOwn = ({ origin }: URL): boolean => origin === self.location.origin;

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));

// The names of the files hold their build's hash, so that none of them has a revision.
precacheAndRoute(
  FILES.map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '' },
);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(isScreen, answerPage);
registerRoute(isCompanyCall, answerCompany, 'POST');
registerRoute(
  ({ url }) => isOwn(url) && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: CACHES.config, networkTimeoutSeconds: NETWORK_SECONDS }),
);
/** Their address changes with their content. */
const texts = new CacheFirst({
  cacheName: CACHES.texts,
  plugins: [new ExpirationPlugin({ maxEntries: MAX_TEXTS })],
});
registerRoute(({ url }) => isOwn(url) && TEXTS.test(url.pathname) && url.search !== '', texts);
const files = new CacheFirst({ cacheName: CACHES.files });
registerRoute(({ url }) => isOwn(url) && HASHED_FILE.test(url.pathname), files);
registerRoute(isPicture, answerPicture);

/** What a page loaded before this worker took it over is kept too. */
const keepLoaded = async (addresses: readonly string[], event: ExtendableEvent): Promise<void> => {
  const urls = addresses.map((address) => new URL(address, self.location.href)).filter(isOwn);
  const keep = (strategy: CacheFirst, isKept: (url: URL) => boolean) =>
    urls.filter(isKept).map((url) => strategy.handle({ request: new Request(url), event }));
  await Promise.allSettled([
    ...keep(texts, ({ pathname }) => TEXTS.test(pathname)),
    ...keep(files, ({ pathname }) => HASHED_FILE.test(pathname) && !FILES.includes(pathname)),
  ]);
};

self.addEventListener('message', (event) => {
  const message = event.data as ServiceWorkerMessage;
  if (message.kind === 'activate') event.waitUntil(self.skipWaiting());
  if (message.kind === 'keep') event.waitUntil(keepLoaded(message.urls, event));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openFromNotification(event.notification)),
);
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPushAddress(event)));
