/** Where the browser can't say when it is idle, ms. */
const SOON = 500;

/** Runs when the browser has nothing better to do; answers with the way to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
};
