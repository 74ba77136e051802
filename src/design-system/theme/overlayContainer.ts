import { createContext, useContext } from 'react';

export const OverlayContainer = createContext<HTMLElement | null>(null);

/**
 * The element of the root into which dialogs, popovers and menus are rendered, so that they have the root's theme and are
 * removed with it. Throws outside a ThemeRoot, because an overlay in a parent's body would be unstyled and left behind.
 */
export function useOverlayContainer(): HTMLElement {
  const container = useContext(OverlayContainer);
  if (!container) throw new Error('useOverlayContainer needs a ThemeRoot above it.');
  return container;
}
