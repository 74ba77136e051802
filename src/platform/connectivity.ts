/** `isFirst`: before those who only listen, so that they find its work done. Returns an unsubscribe function. */
export const onOnline = (listener: () => void, isFirst = false): (() => void) => {
  addEventListener('online', listener, isFirst);
  return () => removeEventListener('online', listener, isFirst);
};

export const whenOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Only what is certain: a browser with a network may still reach nothing. */
export const isWithoutNetwork = (): boolean => navigator.onLine === false;

/** Called when the page is left, reloaded or closed. Returns an unsubscribe function. */
export const onPageHide = (listener: () => void): (() => void) => {
  addEventListener('pagehide', listener);
  return () => removeEventListener('pagehide', listener);
};
