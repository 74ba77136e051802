import { markBusy } from './busyTabs.ts';

let departures = 0;

/**
 * Makes the browser ask for confirmation before the page is left, and keeps new versions away until then. Returns a function that
 * stops it.
 */
export const confirmLeaving = (): (() => void) => {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (departures === 0) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  const endBusy = markBusy();
  return () => {
    removeEventListener('beforeunload', onBeforeUnload);
    endBusy();
  };
};

/** The page may be left without that question, until `signal` ends it. */
export const allowLeaving = (signal: AbortSignal): void => {
  departures += 1;
  signal.addEventListener('abort', () => {
    departures -= 1;
  });
};
