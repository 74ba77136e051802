import { Suspense, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { CartScreen } from './CartScreen.tsx';

const RecommendedLines = lazyWithRetry(() =>
  import(/* webpackChunkName: "home" */ './RecommendedLines.tsx').then((module) => module.RecommendedLines),
);

/** The cart is shown at the latest after this time, so that content above it doesn't push it away. */
const HEIGHT_TIMEOUT_MS = 2_000;

const Above = styled.div`
  padding: 20px 24px 0;

  ${phone} {
    padding: 16px 12px 0;
  }
`;

function CartBelow({ recommendation }: { recommendation: string }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), HEIGHT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Suspense>
        <Above>
          <RecommendedLines id={recommendation} onSettled={() => setSettled(true)} />
        </Above>
      </Suspense>
      {isSettled && <CartScreen />}
    </>
  );
}

/** The cart, below the recommendation of a link (specification §2, /cart/{recommendation}). Visitors must log in first. */
export function CartPage() {
  const { recommendation } = useParams();
  const customer = useCustomer();
  if (!recommendation) return <CartScreen />;
  if (!customer) return <Navigate to={paths.loginFor(recommendation)} replace />;
  return <CartBelow key={recommendation} recommendation={recommendation} />;
}
