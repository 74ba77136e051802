import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../platform/whenIdle.ts';
import { isForVisitors } from '../../routing/isForVisitors.ts';
import { loginPath } from '../../routing/publicPaths.ts';
import { LoginScreen } from '../../screens/access/LoginScreen.tsx';
import { useSessionService } from '../../state/access/useSessionService.ts';
import { usePortal, useSession } from '../../state/usePortal.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import type { ShopProps } from './Shop.tsx';
import { StartFailed } from './StartFailed.tsx';
import { LoginEnd, preloadShop, Shop } from './shopEntry.ts';

/**
 * Shows the login without a session. The login needs neither router nor axios; the shop's code is preloaded while the
 * customer types.
 */
export function AuthGate({ routing, path, link }: ShopProps) {
  const { i18n } = useTranslation();
  const portal = usePortal();
  const { start } = useSessionService();
  const session = useSession();
  const isBrowser = routing === 'browser';
  const current = isBrowser ? window.location.pathname + window.location.search : path;
  const mayCome = session.status === 'in' || isForVisitors(current, portal.company.openPortal);
  const isLoginPath = current.startsWith(loginPath());
  const showsLogin = session.status === 'out' && isBrowser && (!mayCome || isLoginPath);

  useEffect(() => {
    if (!showsLogin || isLoginPath) return;
    const next = session.status === 'out' && session.end === 'logged_out' ? undefined : current;
    window.history.replaceState(null, '', loginPath(next === '/' ? undefined : next));
  }, [showsLogin, isLoginPath, session, current]);

  useEffect(
    () => (showsLogin ? whenIdle(() => preloadShop(portal, i18n)) : undefined),
    [showsLogin, portal, i18n],
  );

  if (session.status === 'starting') return <PageSkeleton />;
  if (session.status === 'out' && session.end === 'unreachable') {
    return <StartFailed reason="returning" onRetry={() => void start(null)} />;
  }
  if (showsLogin) {
    return (
      <>
        <LoginScreen />
        <LoginEnd />
      </>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shop routing={routing} path={isBrowser ? current : path} link={link} />
    </Suspense>
  );
}
