/** How many parts of the page want to leave it, for a bank's page. */
let departures = 0;

/** Makes the browser ask for confirmation before the page is left. Returns a function that stops it. */
export const confirmLeaving = (): (() => void) => {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (departures === 0) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
};

/** The page may be left without that question, until `signal` ends it. */
export const allowLeaving = (signal: AbortSignal): void => {
  departures += 1;
  signal.addEventListener('abort', () => {
    departures -= 1;
  });
};
