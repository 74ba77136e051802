import { createContext, useContext } from 'react';
import { rootClass } from './namespace.ts';

export const OverlayContainer = createContext<HTMLElement | null>(null);

/** Overlays get the root's theme and are removed with it. Throws outside a ThemeRoot: they would be unstyled. */
export function useOverlayContainer(): HTMLElement {
  const container = useContext(OverlayContainer);
  if (!container) throw new Error('useOverlayContainer needs a ThemeRoot above it.');
  return container;
}

export const portalRootOf = (inside: Element): HTMLElement | null =>
  inside.closest<HTMLElement>(`.${rootClass}`);

/** The portal's root element: keys that are pressed outside it are a parent's. */
export function usePortalRoot(): HTMLElement {
  const inside = useOverlayContainer();
  return portalRootOf(inside) ?? inside;
}
