const MARK = 'portal.reloaded';
/** A page that was reloaded so lately is as new as it gets, ms. */
const RECENT = 60_000;

/**
 * Loads the page anew at its address when its server answers: what it is made of may have been replaced since it was opened.
 * Once a minute at most, so that it never goes round in circles.
 */
export const reloadOnce = async (): Promise<void> => {
  try {
    const last = Number(sessionStorage.getItem(MARK));
    if (!navigator.onLine || Date.now() - last < RECENT) return;
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(MARK, String(Date.now()));
    window.location.reload();
  } catch {
    // the page stays as it is, and says so
  }
};
