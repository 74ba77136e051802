import { type RefObject, useLayoutEffect } from 'react';

/** The bars that may stand at the bottom: what one does next, and below it where one can go. */
export type BottomBar = 'action' | 'navigation';

/**
 * Toasts stand above a bar at the bottom, as high as it is and only while it shows: its height, px, is kept in a custom
 * property of the portal's root, which holds both bars and toasts.
 */
export const useBottomBar = (bar: RefObject<HTMLElement | null>, name: BottomBar): void => {
  useLayoutEffect(() => {
    const root = bar.current?.closest<HTMLElement>('.wp-root');
    if (!bar.current || !root || typeof ResizeObserver === 'undefined') return;
    const property = `--wp-${name}-bar`;
    const observer = new ResizeObserver(([entry]) => {
      const isFixed = entry && /fixed|sticky/.test(getComputedStyle(entry.target).position);
      root.style.setProperty(property, `${isFixed ? Math.round(entry.target.clientHeight) : 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [bar, name]);
};
