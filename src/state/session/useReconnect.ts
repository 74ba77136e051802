import { useEffect } from 'react';
import { onOnline } from '../../platform/connectivity.ts';
import { useSession } from '../usePortal.ts';
import { isUnreachable } from './sessionStore.ts';
import { useSessionService } from './useSessionService.ts';

/** Asks for the session again when the network is back, before the calls that wait for it. */
export const useReconnect = (): void => {
  const { start } = useSessionService();
  const isLost = isUnreachable(useSession());
  useEffect(() => (isLost ? onOnline(() => void start(null), true) : undefined), [isLost, start]);
};
