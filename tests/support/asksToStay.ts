/** Whether the browser would ask before the page is left. */
export const asksToStay = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
