/** The lock that busy tabs share (Web Locks API): it ends by itself when a tab is closed or crashes. */
const LOCK = 'portal.busy';

/** Browsers before 2022, and pages without HTTPS, have no locks: there each tab speaks for itself. */
const locks = (): LockManager | undefined => navigator.locks;

/** Keeps new versions away from all tabs, for as long as something would be lost. Returns what ends that. */
export const markBusy = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  locks()
    ?.request(LOCK, { mode: 'shared' }, () => promise)
    .catch(() => undefined);
  return resolve;
};

/** Does something that ends what every tab is doing, unless one of them is busy. False when one is. */
export const unlessBusy = async (act: () => Promise<void>): Promise<boolean> => {
  const manager = locks();
  if (!manager) {
    await act();
    return true;
  }
  return manager.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await act();
    return true;
  });
};
