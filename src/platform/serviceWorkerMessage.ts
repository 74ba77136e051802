/** What a page tells its service worker: take over now, or keep files that it has loaded (absolute URLs). */
export type ServiceWorkerMessage = { kind: 'activate' } | { kind: 'keep'; urls: readonly string[] };
