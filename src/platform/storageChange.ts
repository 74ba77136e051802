/** Called when another tab of the same site changes the storage. Returns an unsubscribe function. */
export const onStorageChange = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};
