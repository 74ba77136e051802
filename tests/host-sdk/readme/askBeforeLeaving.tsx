import type { PortalHandle } from '@wholesale-portal/host-sdk';
import { OrderingPortal } from '@wholesale-portal/host-sdk/react';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

export function Ordering() {
  const [portal, setPortal] = useState<PortalHandle | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isOver = false;
    const decide = async () => {
      const answer = await portal?.mayLeave();
      if (isOver) return;
      const isFree = !answer?.ok || answer.mayLeave;
      if (isFree || confirm('What you have typed in the order will be lost.')) blocker.proceed();
      else blocker.reset();
    };
    void decide();
    return () => {
      isOver = true;
    };
  }, [blocker, portal]);
  return <OrderingPortal mode="iframe" src="https://acme.portal.example.com" onPortal={setPortal} />;
}
