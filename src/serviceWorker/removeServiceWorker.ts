/**
 * Served instead of the service worker where that has to go (docs/operations.md): removes what it has kept, and itself. Pages that are
 * open load what they need from the server from then on.
 */

declare const self: ServiceWorkerGlobalScope;

const removeAll = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
/** A page that was loaded meanwhile has registered it again. */
self.addEventListener('message', (event) => event.waitUntil(removeAll()));

export {};
