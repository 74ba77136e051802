export type ServiceWorkerMessage = { kind: 'activate' } | { kind: 'keep'; urls: readonly string[] };

export type PageMessage = { kind: 'open'; path: string } | { kind: 'renew-push' };

export const PUSH_CACHE = 'push';
export const PUSH_RENEWAL = '/push-renewal.json';

/**
 * How the worker registers a new push address with the session cookie: the URLs that renew the session and change the document
 * `devices`, the company's alias, and the device and the session that have had the address before. No token is in it.
 */
export type PushRenewal = {
  refresh: string;
  devices: string;
  company: string;
  device: string;
  sessionId: string;
};
