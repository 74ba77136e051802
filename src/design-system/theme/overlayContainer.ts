import { createContext, useContext } from 'react';

export const OverlayContainer = createContext<HTMLElement | null>(null);

/**
 * The element inside the portal's own root into which dialogs, popovers and menus go, so that they wear the root's theme
 * and leave with it. Outside a ThemeRoot it throws: an overlay on a parent's body would be unstyled and left behind.
 */
export function useOverlayContainer(): HTMLElement {
  const container = useContext(OverlayContainer);
  if (!container) throw new Error('useOverlayContainer needs a ThemeRoot above it.');
  return container;
}
