import { type ReactNode, useMemo, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { namespace, rootClass } from './namespace.ts';
import { STYLE_PLUGINS } from './nestAtRules.ts';
import { OverlayContainer } from './overlayContainer.ts';
import { Surface } from './Surface.ts';
import { type Theme, variablesFor } from './variables.ts';

export type ThemeRootProps = {
  theme: Theme;
  /** BCP 47. */
  lang?: string | undefined;
  children: ReactNode;
};

/**
 * The portal's root element: theme variables, base styles, the overlay container and the style elements. Nothing is
 * added outside it, so unmounting removes everything, and several roots on a page are independent. Children are
 * rendered when the root is in the document, within the same paint.
 */
export function ThemeRoot({ theme, lang, children }: ThemeRootProps) {
  const [styles, setStyles] = useState<HTMLElement | null>(null);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const variables = useMemo(() => variablesFor(theme), [theme]);
  const colorScheme = theme.scheme === 'auto' ? 'light dark' : theme.scheme;
  return (
    <div
      className={rootClass}
      lang={lang}
      dir="ltr"
      data-scheme={theme.scheme}
      style={{ ...variables, colorScheme, container: 'portal / inline-size' }}
    >
      <div hidden ref={setStyles} />
      {styles && (
        <StyleSheetManager
          namespace={namespace}
          target={styles}
          stylisPlugins={theme.device?.plugins ?? STYLE_PLUGINS}
        >
          <Surface data-still={theme.device?.isStill}>
            {overlays && <OverlayContainer value={overlays}>{children}</OverlayContainer>}
            <div ref={setOverlays} />
          </Surface>
        </StyleSheetManager>
      )}
    </div>
  );
}
