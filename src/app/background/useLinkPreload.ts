import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rootClass } from '../../design-system/theme/namespace.ts';

/** A pointer that only crosses a link has left it by then, ms. */
const REST_MS = 65;

const linkOf = ({ target }: Event): string | null => {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return href?.startsWith('/') && !href.startsWith('//') ? href : null;
};

/**
 * Calls `preload` with the URL of a link of the portal on which the pointer or the focus rests, or that is pressed. `inside`: any
 * element of the portal.
 */
export const useLinkPreload = (
  inside: RefObject<HTMLElement | null>,
  preload: (url: string) => void,
): void => {
  const start = useEffectEvent(preload);
  useEffect(() => {
    const root = inside.current?.closest(`.${rootClass}`);
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const rest = (event: Event) => {
      const url = linkOf(event);
      stop();
      if (url !== null) timer = setTimeout(() => start(url), REST_MS);
    };
    const press = (event: Event) => {
      const url = linkOf(event);
      stop();
      if (url !== null) start(url);
    };
    root.addEventListener('pointerdown', press);
    root.addEventListener('pointerover', rest);
    root.addEventListener('focusin', rest);
    return () => {
      stop();
      root.removeEventListener('pointerdown', press);
      root.removeEventListener('pointerover', rest);
      root.removeEventListener('focusin', rest);
    };
  }, [inside]);
};
