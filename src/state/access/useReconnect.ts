import { useEffect } from 'react';
import { onOnline } from '../../platform/connectivity.ts';
import { usePortal } from '../usePortal.ts';
import { isUnreachable } from './sessionStore.ts';
import { useSessionService } from './useSessionService.ts';

/** Asks for the session again when the network is back, before the calls that wait for it, and once for all who show that it was lost. */
export const useReconnect = (): void => {
  const { session } = usePortal();
  const { start } = useSessionService();
  useEffect(() => {
    const reconnect = () => {
      if (isUnreachable(session.getState())) void start(null);
    };
    return onOnline(reconnect, true);
  }, [session, start]);
};
