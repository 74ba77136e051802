import { Navigate, useLocation } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useSessionService } from '../../state/access/useSessionService.ts';
import { usePortal } from '../../state/usePortal.ts';
import { SessionEnded } from '../loadCode.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

export function VisitorRefused() {
  const { parent } = usePortal();
  const { start } = useSessionService();
  const { pathname, search } = useLocation();
  if (parent) return <SessionEnded onRetry={() => void start(null)} />;
  const next = pathname === '/' ? undefined : pathname + search;
  return (
    <>
      <PageSkeleton />
      <Navigate to={paths.login(next)} replace />
    </>
  );
}
