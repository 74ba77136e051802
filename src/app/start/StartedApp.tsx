import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useStore } from 'zustand';
import { applyBranding } from '../../platform/page.ts';
import { SessionContext } from '../../state/access/useSessionService.ts';
import { AppearanceContext } from '../../state/appearance/useAppearance.ts';
import { PortalProvider } from '../../state/usePortal.ts';
import { AuthGate } from './AuthGate.tsx';
import type { AppState, Routing } from './appState.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { StartFailed } from './StartFailed.tsx';

type StartedAppProps = {
  state: Exclude<AppState, { phase: 'loading' }>;
  routing: Routing;
  /** Of the company or the parent, for the browser's own bars. */
  colour: string;
  retry(): void;
};

export function StartedApp({ state, routing, colour, retry }: StartedAppProps) {
  const { i18n, appearance } = state;
  const { language } = useStore(appearance);
  const company = state.phase === 'ready' ? state.portal.context.company : null;

  useEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  useEffect(() => {
    if (routing === 'browser' && company) applyBranding(company, colour, language);
  }, [routing, company, colour, language]);

  return (
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
  );
}
