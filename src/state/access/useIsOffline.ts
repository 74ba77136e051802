import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isWithoutNetwork } from '../../platform/connectivity.ts';
import { useSession } from '../usePortal.ts';
import { isUnreachable } from './sessionStore.ts';

/** Whether nothing can be sent now: the browser has no network, or the back office couldn't be asked for the session. */
export const useIsOffline = (): boolean => {
  const isBrowserOffline = useSyncExternalStore(onlineManager.subscribe, isWithoutNetwork);
  return isUnreachable(useSession()) || isBrowserOffline;
};
