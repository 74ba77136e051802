import { Navigate, useLocation, useParams } from 'react-router';
import { nextPath, paths } from '../routing/paths.ts';
import { LoginScreen } from '../screens/session/LoginScreen.tsx';
import { useCustomer } from '../state/usePortal.ts';

/**
 * The login inside the shop, for visitors of an open portal. Logged-in customers are redirected, with the recommendation
 * of a link to the cart (specification §2, /login/{recommendation}).
 */
export function LoginRoute() {
  const { search } = useLocation();
  const { recommendation } = useParams();
  const next = recommendation ? paths.cart(recommendation) : (nextPath(search) ?? '/');
  return useCustomer() ? <Navigate to={next} replace /> : <LoginScreen />;
}
