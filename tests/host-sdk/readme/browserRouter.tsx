import { OrderingPortal } from '@wholesale-portal/host-sdk/react';
import { hooksUrl } from '@wholesale-portal/host-sdk/react-router';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export function Ordering() {
  const location = useLocation();
  const navigate = useNavigate();
  const [url] = useState(() => hooksUrl({ location, navigate }, 'portal'));
  useLayoutEffect(() => url.follow({ location, navigate }));
  return <OrderingPortal mode="iframe" src="https://acme.portal.example.com" navigation={{ url }} />;
}
