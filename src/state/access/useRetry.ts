import { useSession } from '../usePortal.ts';
import { isUnreachable } from './sessionStore.ts';
import { useSessionService } from './useSessionService.ts';

/** Tries again what couldn't be loaded. Without a session it is asked for first, and with it what is shown. */
export const useRetry = (retry: () => void): (() => void) => {
  const { start } = useSessionService();
  const isLost = isUnreachable(useSession());
  return isLost ? () => void start(null) : retry;
};
