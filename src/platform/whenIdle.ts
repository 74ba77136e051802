const FALLBACK_DELAY_MS = 500;

// A busy page may never be idle.
const MAX_WAIT_MS = 1_000;

/** Runs once, when the browser is idle or after a second. Returns what cancels it. */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(request);
};
