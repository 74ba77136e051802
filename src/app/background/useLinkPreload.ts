import { useEffect, useEffectEvent } from 'react';
import { pathOfLink } from '../../design-system/contents.ts';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';

// A pointer that only crosses a link has left it by then, ms.
const REST_MS = 65;

const linkOf = (event: Event): string | null => {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const href = link && pathOfLink(link);
  return href?.startsWith('/') && !href.startsWith('//') ? href : null;
};

export const useLinkPreload = (preload: (url: string) => void): void => {
  const root = usePortalRoot();
  const start = useEffectEvent(preload);
  useEffect(() => {
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
  }, [root]);
};
