import { REQUEST_TIMEOUT_MS } from './requestTimeout.ts';

declare global {
  /** The chunks of the address at which the page was opened; src/entries/early.ts knows them. */
  var portalStartChunks: readonly string[] | undefined;
}

const earlyKey = (method: string, url: string): string => `${method} ${url}`;

/**
 * Requests something early. A failure shows when the response is taken. Who reads the returned response reads a clone, at once: the
 * body is for who takes it.
 */
export const requestEarly = (url: string, init: RequestInit = {}): Promise<Response> => {
  globalThis.portalEarlyResponses ??= {};
  const response = fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  response.catch(() => undefined);
  globalThis.portalEarlyResponses[earlyKey(init.method ?? 'GET', url)] = response;
  return response;
};

export const takeEarlyResponse = (method: string, url: string): Promise<Response> | undefined => {
  const responses = globalThis.portalEarlyResponses;
  const key = earlyKey(method, url);
  const response = responses?.[key];
  if (responses) responses[key] = undefined;
  return response;
};
