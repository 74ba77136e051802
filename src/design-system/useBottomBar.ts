import { type RefCallback, useCallback } from 'react';
import { portalRootOf } from './theme/overlayContainer.ts';

export type BottomBar = 'action' | 'navigation';

/** Publishes the bar's height (px) as a custom property of the portal's root, so that toasts and other bars stay above it. */
export const useBottomBar = (name: BottomBar): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      const root = element && portalRootOf(element);
      if (!element || !root || typeof ResizeObserver === 'undefined') return;
      const property = `--wp-${name}-bar`;
      const observer = new ResizeObserver(() => {
        const isFixed = /fixed|sticky/.test(getComputedStyle(element).position);
        root.style.setProperty(property, `${isFixed ? element.offsetHeight : 0}px`);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        root.style.removeProperty(property);
      };
    },
    [name],
  );
