const TIMEOUT_MS = 15_000;

/** The page's service worker, which shows the pushes. Rejects when there is none after 15 s. */
export const registeredWorker = (): Promise<ServiceWorkerRegistration> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('there is no service worker')), TIMEOUT_MS);
    navigator.serviceWorker.ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
