import { type RefCallback, useCallback, useState } from 'react';

/** The width from which the portal isn't a phone's, px; `phone` of theme/media.ts is for styles. */
const DESKTOP_FROM = 768;

/**
 * Whether the portal is as narrow as a phone, where another content is needed and not only another style. `ref`: for an
 * element as wide as the portal. The first answer is the window's, so that a phone renders once.
 */
export const useIsPhone = () => {
  const [isPhone, setPhone] = useState(() => window.innerWidth < DESKTOP_FROM);

  const ref: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setPhone(width < DESKTOP_FROM);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, isPhone };
};
