import type { ReactNode } from 'react';
import { usePathname } from '../../components/NavigationProvider.tsx';
import { usePortal } from '../../state/usePortal.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';

const Nothing = () => null;

/**
 * What works behind the screens, and is tried again with the next screen when it fails. Its report isn't that of a screen, which a parent
 * is told of.
 */
export function BackgroundBoundary({ children }: { children: ReactNode }) {
  const { errors } = usePortal();
  const pathname = usePathname();
  const report = (_: string, error: unknown) => errors.report('The background tasks failed', error);
  return (
    <ScreenBoundary at={pathname} ownsPage={false} report={report} Fallback={Nothing}>
      {children}
    </ScreenBoundary>
  );
}
