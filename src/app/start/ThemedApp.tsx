import { useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useStore } from 'zustand';
import { ThemeRoot } from '../../design-system/theme/ThemeRoot.tsx';
import { brandPalette } from '../../domain/tenant/brandPalette.ts';
import { applyBranding, browserColour } from '../../platform/page.ts';
import { SessionContext } from '../../state/access/useSessionService.ts';
import { AppearanceContext } from '../../state/appearance/useAppearance.ts';
import { PortalProvider } from '../../state/usePortal.ts';
import { AuthGate } from './AuthGate.tsx';
import type { AppState, Routing } from './appState.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { StartFailed } from './StartFailed.tsx';

type ThemedAppProps = { state: Exclude<AppState, { phase: 'loading' }>; routing: Routing; retry(): void };

export function ThemedApp({ state, routing, retry }: ThemedAppProps) {
  const { i18n, appearance } = state;
  const { language, scheme, colour, radius, context } = useStore(appearance);
  const { company, settings } = state.phase === 'ready' ? state.portal.context : {};
  const link = state.phase === 'ready' ? state.link : null;
  const brand = colour ?? (company && (settings?.companyColours[company.id] ?? company.colour));
  const palette = useMemo(() => brandPalette(brand, browserColour), [brand]);
  const theme = useMemo(
    () => ({
      scheme,
      brand: palette,
      radius: radius ?? undefined,
      device: link?.deviceTheme(context),
    }),
    [scheme, radius, palette, link, context],
  );

  useEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  useEffect(() => {
    if (routing === 'browser' && company) applyBranding(company, palette.colour, language);
  }, [routing, company, palette, language]);

  return (
    <ThemeRoot theme={theme} lang={language}>
      <I18nextProvider i18n={i18n}>
        <AppearanceContext value={appearance}>
          {state.phase === 'failed' && <StartFailed reason={state.reason} onRetry={retry} />}
          {state.phase === 'ready' && (
            <PortalProvider key={state.portal.id} value={state.portal.context}>
              <SessionContext value={state.portal.sessionService}>
                <ErrorBoundary report={state.portal.context.errors.report}>
                  <AuthGate routing={routing} path={state.path} link={state.link} />
                </ErrorBoundary>
              </SessionContext>
            </PortalProvider>
          )}
        </AppearanceContext>
      </I18nextProvider>
    </ThemeRoot>
  );
}
