/** Makes the browser ask for confirmation before the page is left. Returns a function that stops it. */
export const confirmLeaving = (): (() => void) => {
  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
};
