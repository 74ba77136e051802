/** Has the browser ask before the page is left, reloaded or closed; answers with the way to stop. */
export const guardLeaving = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
};
