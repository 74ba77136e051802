import { ThemeRoot } from '../../design-system/theme/ThemeRoot.tsx';
import { brandPalette, UNBRANDED_COLOUR } from '../../domain/tenant/brandPalette.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import type { AppState, Routing } from './appState.ts';
import { ThemedApp } from './ThemedApp.tsx';

const UNBRANDED = { scheme: 'light', brand: brandPalette(UNBRANDED_COLOUR) } as const;

type AppProps = { state: AppState; routing: Routing; retry(): void };

export function App({ state, routing, retry }: AppProps) {
  if (state.phase !== 'loading') return <ThemedApp state={state} routing={routing} retry={retry} />;
  return (
    <ThemeRoot theme={UNBRANDED}>
      <PageSkeleton />
    </ThemeRoot>
  );
}
