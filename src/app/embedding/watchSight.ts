import type { PortalEvents } from '../../bridge/contract.ts';

/** A screen that isn't painted by then is hidden by the parent, ms. */
const SIGHT_MS = 3_000;

/** A policy that refuses a style element leaves it without a sheet. */
const hasStyles = (root: Element): boolean =>
  [...root.querySelectorAll('style')].every(({ sheet }) => sheet !== null);

const isShown = (root: Element): boolean =>
  root.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/**
 * Tells once when nothing of the portal can be seen although its screen is rendered: not displayed, without a size, or without its
 * styles. A page that is itself in the background is looked at when it comes to the front. Returns a function that ends it.
 */
export const watchSight = (
  root: Element,
  tell: (size: NonNullable<PortalEvents['error']['size']>) => void,
): (() => void) => {
  const look = () => {
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(look, SIGHT_MS);
      return;
    }
    const { width, height } = root.getBoundingClientRect();
    if (width > 0 && height > 0 && isShown(root) && hasStyles(root)) return;
    tell({ width: Math.round(width), height: Math.round(height) });
  };
  let timer = setTimeout(look, SIGHT_MS);
  return () => clearTimeout(timer);
};
