/** Calls back when the browser has a network again; answers with the way to stop. */
export const onOnline = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
};

/** Calls back when the page is left, reloaded or closed; answers with the way to stop. */
export const onLeaving = (listener: () => void): (() => void) => {
  addEventListener('pagehide', listener);
  return () => removeEventListener('pagehide', listener);
};
