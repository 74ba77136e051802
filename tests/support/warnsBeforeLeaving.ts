/** Whether the browser would ask before leaving the page. */
export const warnsBeforeLeaving = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));
