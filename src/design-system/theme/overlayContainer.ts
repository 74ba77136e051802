import { createContext, useContext } from 'react';

export const OverlayContainer = createContext<HTMLElement | null>(null);

/** Overlays get the root's theme and are removed with it. Throws outside a ThemeRoot: they would be unstyled. */
export function useOverlayContainer(): HTMLElement {
  const container = useContext(OverlayContainer);
  if (!container) throw new Error('useOverlayContainer needs a ThemeRoot above it.');
  return container;
}
