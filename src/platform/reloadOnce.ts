const RELOADED_AT_KEY = 'portal.reloaded';
const MIN_INTERVAL_MS = 60_000;

/** The files may have been replaced since the page was opened. Once a minute at most, to prevent endless reloads. */
export const reloadOnce = async (): Promise<void> => {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT_KEY));
    if (!navigator.onLine || Date.now() - reloadedAt < MIN_INTERVAL_MS) return;
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // Without session storage or a connection the page stays as it is, with its error message.
  }
};
