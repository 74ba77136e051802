import type { PageMessage, ServiceWorkerMessage } from './serviceWorkerMessage.ts';

const SCRIPT = '/sw.js';
const CHECK_EVERY_MS = 60 * 60 * 1_000;
/** How long a new version may take to start before the page is reloaded without it, ms. */
const START_TIMEOUT_MS = 10_000;
/** How long until the browser is made to look again whether it can start, ms. */
const LOOK_AGAIN_MS = 1_000;
/** A page of the portal's origin with nothing in it. */
const SMALL_PAGE = '/icon.svg';

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Only pages of their own have one: frames share the storage of their parent's site, and slots are the parent's page. */
export const mayUseServiceWorker = (): boolean => workers() !== undefined && window.parent === window;

const tell = (worker: ServiceWorker | null, message: ServiceWorkerMessage): void =>
  worker?.postMessage(message);

/** Calls back when a version has been installed and waits for the pages of the last one to end. */
const watchWaiting = (registration: ServiceWorkerRegistration, isWaiting: () => void): void => {
  const check = () => {
    if (registration.waiting && workers()?.controller) isWaiting();
  };
  check();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', check),
  );
};

const loadedScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\.js$/.test(name));

/**
 * Registers the service worker and keeps it current. `texts`: the URLs of the texts that the page may need without a network.
 * `isWaiting`: called when a new version is ready. Returns what ends the calls. Failures are left to the browser, which tries
 * again with the next visit: the portal works without.
 */
export const startServiceWorker = (texts: readonly string[], isWaiting: () => void): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  const start = async () => {
    const registration = await workers()?.register(SCRIPT, { updateViaCache: 'none' });
    // A browser may give none, where it is told to block workers.
    if (!registration || signal.aborted) return;
    watchWaiting(registration, () => {
      if (!signal.aborted) isWaiting();
    });
    const update = () => void registration.update().catch(() => undefined);
    const timer = setInterval(update, CHECK_EVERY_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    const ready = await workers()?.ready;
    tell(ready?.active ?? null, { kind: 'keep', urls: [...texts, ...loadedScripts()] });
  };
  start().catch(() => undefined);
  return () => ended.abort();
};

/** Reloads the page when a new version has taken over, in whichever tab that was asked for. Returns what ends it. */
export const reloadWithNewVersion = (): (() => void) => {
  const container = workers();
  let hasWorker = container?.controller != null;
  const reload = () => {
    // The first worker of a browser takes over a page too, which has just been loaded.
    if (hasWorker) window.location.reload();
    hasWorker = true;
  };
  container?.addEventListener('controllerchange', reload);
  return () => container?.removeEventListener('controllerchange', reload);
};

/**
 * Whether the version that waits has taken over, in time. Chromium lets it when the last version rests; where a request wakes that up at the
 * same moment it looks again only when a page is opened. A reload that comes just then may hang, so it is another page.
 */
const takesOver = async (waiting: ServiceWorker): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  workers()?.addEventListener('controllerchange', () => resolve(true), { once: true });
  tell(waiting, { kind: 'activate' });
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = SMALL_PAGE;
  const looking = setTimeout(() => document.body.append(frame), LOOK_AGAIN_MS);
  setTimeout(resolve, START_TIMEOUT_MS, false);
  const hasTakenOver = await promise;
  clearTimeout(looking);
  frame.remove();
  return hasTakenOver;
};

/** Lets the version that waits take over all tabs, which reload; this one does in any case. */
export const activateNewVersion = async (): Promise<void> => {
  const waiting = (await workers()?.getRegistration())?.waiting;
  const hadWorker = workers()?.controller != null;
  // `reloadWithNewVersion` does it then.
  if (waiting && (await takesOver(waiting)) && hadWorker) return;
  window.location.reload();
};

/** Calls back with what the service worker tells this page, and answers that it has arrived. Returns what ends that. */
export const followServiceWorker = (follow: (message: PageMessage) => void): (() => void) => {
  const container = workers();
  const take = ({ data, ports }: MessageEvent<PageMessage>) => {
    follow(data);
    ports[0]?.postMessage(null);
  };
  container?.addEventListener('message', take);
  return () => container?.removeEventListener('message', take);
};
