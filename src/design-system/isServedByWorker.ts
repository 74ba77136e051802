/** Whether the service worker answers this page's requests, so that its code comes without the network. */
export const isServedByWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);
