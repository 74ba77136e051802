import { type RefObject, useLayoutEffect } from 'react';

export type BottomBar = 'action' | 'navigation';

/** Publishes the bar's height (px) as a custom property of the portal's root, so that toasts stay above it. */
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
