import { Navigate, useLocation, useParams } from 'react-router';
import { nextPath, paths, TO_CONTENT } from '../../routing/paths.ts';
import { LoginScreen } from '../../screens/access/LoginScreen.tsx';
import { useCustomer } from '../../state/usePortal.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { LoginEnd } from './LoginEnd.tsx';

/**
 * The login inside the shop, for visitors of an open portal. Logged-in customers are redirected, with the recommendation
 * of a link to the cart.
 */
export function LoginRoute() {
  const { search } = useLocation();
  const { recommendation } = useParams();
  const next = recommendation ? paths.cart(recommendation) : (nextPath(search) ?? '/');
  if (!useCustomer()) {
    return (
      <>
        <LoginScreen />
        <LoginEnd />
      </>
    );
  }
  return (
    <>
      <PageSkeleton />
      <Navigate to={next} replace state={TO_CONTENT} />
    </>
  );
}
