import type { RefCallback } from 'react';
import { portalRootOf } from './theme/overlayContainer.ts';

/** For a screen whose fields are at the start: they aren't covered by toasts, unless these are as wide as a phone. */
export const toastsAtEnd: RefCallback<HTMLElement> = (element) => {
  const style = element && portalRootOf(element)?.style;
  style?.setProperty('--wp-toast-side', 'flex-end');
  return () => {
    style?.removeProperty('--wp-toast-side');
  };
};
