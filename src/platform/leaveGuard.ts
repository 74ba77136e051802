/** Makes the browser ask before the page is left, reloaded or closed. Returns a function that stops it. */
export const confirmLeaving = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
};
