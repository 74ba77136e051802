import { Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useHasPassed } from '../../design-system/useHasPassed.ts';
import { paths } from '../../routing/paths.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { CartScreen } from './CartScreen.tsx';

const RecommendedLines = lazyWithRetry(() =>
  import(/* webpackChunkName: "customer" */ './RecommendedLines.tsx').then(
    (module) => module.RecommendedLines,
  ),
);

/** The cart waits at most this long for the height of the recommendation, which would push it down. */
const HEIGHT_TIMEOUT_MS = 2_000;

const RecommendationFrame = styled.div`
  padding: 20px 24px 0;

  ${phone} {
    padding: 16px 12px 0;
  }
`;

function CartWithRecommendation({ recommendation }: { recommendation: string }) {
  const [isSettled, setSettled] = useState(false);
  const isLate = useHasPassed(HEIGHT_TIMEOUT_MS);
  return (
    <>
      <Suspense>
        <RecommendationFrame>
          <RecommendedLines id={recommendation} onSettled={() => setSettled(true)} />
        </RecommendationFrame>
      </Suspense>
      {(isSettled || isLate) && <CartScreen />}
    </>
  );
}

export function CartPage() {
  const { recommendation } = useParams();
  const customer = useCustomer();
  if (!recommendation) return <CartScreen />;
  if (!customer) return <Navigate to={paths.loginFor(recommendation)} replace />;
  return <CartWithRecommendation key={recommendation} recommendation={recommendation} />;
}
