import { type ReactNode, useMemo, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { namespace, rootClass } from './namespace.ts';
import { OverlayContainer } from './overlayContainer.ts';
import { Surface } from './Surface.ts';
import { type Theme, variablesFor } from './variables.ts';

export type ThemeRootProps = {
  theme: Theme;
  /** BCP 47 language of everything inside. */
  lang?: string | undefined;
  children: ReactNode;
};

/**
 * The portal's own root on a page: theme as variables, base styles, a place for overlays, and the portal's style elements
 * themselves. Nothing is put outside it, so it leaves nothing behind, and several roots on one page share nothing.
 * Children are rendered once the root stands in the document, within the same paint.
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
      data-scheme={theme.scheme}
      style={{ ...variables, colorScheme, container: 'portal / inline-size' }}
    >
      <div hidden ref={setStyles} />
      {styles && (
        <StyleSheetManager namespace={namespace} target={styles}>
          <Surface>
            {overlays && <OverlayContainer value={overlays}>{children}</OverlayContainer>}
            <div ref={setOverlays} />
          </Surface>
        </StyleSheetManager>
      )}
    </div>
  );
}
