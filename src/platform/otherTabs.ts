/** Calls back when another tab of the same site wrote to what is kept; answers with the way to stop. */
export const onOtherTabs = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};
