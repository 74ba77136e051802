import type { PageMessage, ServiceWorkerMessage } from './serviceWorkerMessage.ts';

const SCRIPT = '/sw.js';
/** How often a page that stays open asks for a new version, ms. */
const CHECK_EVERY_MS = 60 * 60 * 1_000;
/** How long a new version may take to start before the page is reloaded without it, ms. */
const START_TIMEOUT_MS = 10_000;
/** How long it may take until it is told again to start, ms. */
const REPEAT_MS = 1_000;

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

/** Scripts that the page has loaded so far, absolute URLs. */
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

/** Lets the version that waits take over all tabs, which reload; this one does in any case. */
export const activateNewVersion = async (): Promise<void> => {
  const registration = await workers()?.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const { promise, resolve } = Promise.withResolvers<void>();
    workers()?.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, START_TIMEOUT_MS);
    const activate = () => tell(waiting, { kind: 'activate' });
    activate();
    // Chromium forgets it when a request wakes up the last version at the same moment.
    const repeating = setInterval(activate, REPEAT_MS);
    await promise;
    clearInterval(repeating);
  }
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
