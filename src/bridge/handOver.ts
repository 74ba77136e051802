import type { Parent } from './contract.ts';
import { isToken } from './guards.ts';
import { TAB_MARK } from './tabMark.ts';

/* A tab that an embedded portal opens asks it for a token at each load, by messages between the two windows. */

const REQUEST = 'wholesale-portal:token';

/** How long a tab waits for the answer, ms: the embedded portal may be gone. */
const ANSWER_MS = 5_000;

/**
 * Opens the portal's own page at `url` in a new tab, and gives it a token of the parent when it asks, with none in a URL or in browser
 * storage. Returns false when the browser opens no tab. `signal`: the embedded portal's end, after which nothing is given.
 */
export const openTab = (url: string, getToken: Parent['getToken'], signal: AbortSignal): boolean => {
  const { origin } = new URL(url);
  const tab = window.open(url, TAB_MARK + Math.random());
  if (!tab) return false;
  const answer = async ({ source, origin: from, data }: MessageEvent) => {
    if (source !== tab || from !== origin || data !== REQUEST) return;
    const token = await getToken('initial');
    if (!signal.aborted) tab.postMessage(token.ok ? token.value : null, origin);
  };
  window.addEventListener('message', (event) => void answer(event), { signal });
  return true;
};

/** The token of the portal that has opened this tab; null when it gives none in time. Only a page of one of the `origins` is listened to. */
export const askOpener = (origins: readonly string[]): Promise<string | null> => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const opener: Window | null = window.opener;
  if (!opener) return Promise.resolve(null);
  const listening = new AbortController();
  const end = (token: string | null) => {
    listening.abort();
    resolve(token);
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source === opener && origins.includes(origin)) end(isToken(data) ? data.token : null);
  };
  window.addEventListener('message', onMessage, { signal: listening.signal });
  AbortSignal.timeout(ANSWER_MS).addEventListener('abort', () => end(null));
  // It holds no secret; whose page the opener is isn't known before its answer.
  opener.postMessage(REQUEST, '*');
  return promise;
};
