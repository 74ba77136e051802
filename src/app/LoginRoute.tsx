import { Navigate, useLocation } from 'react-router';
import { useCustomer } from '../state/usePortal.ts';
import { Login } from './loginEntry.ts';
import { nextPath } from './paths.ts';

/** The login inside the shop: a visitor of an open portal comes here; who is logged in goes on. */
export function LoginRoute() {
  const { search } = useLocation();
  return useCustomer() ? <Navigate to={nextPath(search) ?? '/'} replace /> : <Login />;
}
