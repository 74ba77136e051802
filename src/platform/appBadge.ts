import { isInstalled } from './installing.ts';

/** Not in every browser (Badging API, W3C). */
type Badging = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };

/** Shows a number on the icon of the installed app; 0 removes it. Without an installed app, or where it isn't known, nothing happens. */
export const showAppBadge = (count: number, badging: Badging = navigator): void => {
  if (!badging.setAppBadge || !badging.clearAppBadge || !isInstalled()) return;
  const shown = count > 0 ? badging.setAppBadge(count) : badging.clearAppBadge();
  // Refused where the system allows no badges.
  shown.catch(() => undefined);
};
