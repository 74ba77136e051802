import { Navigate, useLocation } from 'react-router';
import { defaultPath } from '../../domain/tenant/defaultPath.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

/** Redirects unknown paths and the bare address (rules: Addresses of pages). */
export function DefaultRedirect() {
  const company = useCompany();
  const { state } = useLocation();
  const isLoggedIn = useCustomer() !== null;
  const to = defaultPath({
    isOpenPortal: company.openPortal,
    hasUserToken: isLoggedIn,
    isLoggedIn,
    homeMode: company.settings.homeMode,
  });
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace state={state} />
    </>
  );
}
