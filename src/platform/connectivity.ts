export const onOnline = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
};

/** Called when the page is left, reloaded or closed. Returns an unsubscribe function. */
export const onPageHide = (listener: () => void): (() => void) => {
  addEventListener('pagehide', listener);
  return () => removeEventListener('pagehide', listener);
};
