import { markBusy } from './busyTabs.ts';

let departures = 0;
let guarding: readonly { portal: object }[] = [];

/**
 * Makes the browser ask for confirmation before the page is left, and keeps new versions away until then. Returns a function that
 * stops it. `portal`: whose work it is; its local store, which no other portal on the page has.
 */
export const confirmLeaving = (portal: object): (() => void) => {
  const guard = { portal };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (departures === 0) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  const endBusy = markBusy();
  guarding = [...guarding, guard];
  return () => {
    guarding = guarding.filter((each) => each !== guard);
    removeEventListener('beforeunload', onBeforeUnload);
    endBusy();
  };
};

export const isLeavingConfirmed = (portal: object): boolean =>
  guarding.some((guard) => guard.portal === portal);

/** The page may be left without that question, until `signal` ends it. */
export const allowLeaving = (signal: AbortSignal): void => {
  departures += 1;
  signal.addEventListener('abort', () => {
    departures -= 1;
  });
};
