import { useMemo, useSyncExternalStore } from 'react';
import { ThemeRoot } from '../../design-system/theme/ThemeRoot.tsx';
import { type BrandPalette, brandPalette, UNBRANDED_COLOUR } from '../../domain/tenant/brandPalette.ts';
import { browserColour } from '../../platform/page.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import type { AppState, Routing } from './appState.ts';
import { StartedApp } from './StartedApp.tsx';

const never = () => () => undefined;

const useTheme = (state: AppState) => {
  const store = state.phase === 'loading' ? null : state.appearance;
  const appearance = useSyncExternalStore(store?.subscribe ?? never, () => store?.getState());
  const { company, settings } = state.phase === 'ready' ? state.portal.context : {};
  const link = state.phase === 'ready' ? state.link : null;
  const { scheme = 'light', colour, radius, context = {}, language } = appearance ?? {};
  const own = company && (settings?.companyColours[company.id] ?? company.colour);
  const brand = appearance ? (colour ?? own) : UNBRANDED_COLOUR;
  const palette: BrandPalette = useMemo(() => brandPalette(brand, browserColour), [brand]);
  const theme = useMemo(
    () => ({ scheme, brand: palette, radius: radius ?? undefined, device: link?.deviceTheme(context) }),
    [scheme, radius, palette, link, context],
  );
  return { theme, language };
};

type AppProps = { state: AppState; routing: Routing; retry(): void };

/** One root for all phases: what is in it is mounted with its phase, in the same transition. */
export function App({ state, routing, retry }: AppProps) {
  const { theme, language } = useTheme(state);
  return (
    <ThemeRoot theme={theme} lang={language}>
      {state.phase === 'loading' ? (
        <PageSkeleton />
      ) : (
        <StartedApp state={state} routing={routing} colour={theme.brand.colour} retry={retry} />
      )}
    </ThemeRoot>
  );
}
