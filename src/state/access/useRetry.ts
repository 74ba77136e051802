import { useSession } from '../usePortal.ts';
import { isUnreachable } from './sessionStore.ts';
import { useSessionService } from './useSessionService.ts';

export const useRetry = (retry: () => void): (() => void) => {
  const { start } = useSessionService();
  const isLost = isUnreachable(useSession());
  return isLost ? () => void start(null) : retry;
};
