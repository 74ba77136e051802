import { Navigate } from 'react-router';
import { landing } from '../domain/tenant/landing.ts';
import { useCompany, useCustomer } from '../state/usePortal.ts';

/** Where an unknown path, and the bare address, lead (rules: Addresses of pages and hosts). */
export function DefaultRedirect() {
  const company = useCompany();
  const isLoggedIn = useCustomer() !== null;
  const to = landing({
    isOpenPortal: company.openPortal,
    hasUserToken: isLoggedIn,
    isLoggedIn,
    homeMode: company.settings.homeMode,
  });
  return <Navigate to={to} replace />;
}
