import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useIsOffline } from '../access/useIsOffline.ts';
import { useSession } from '../usePortal.ts';

export const isOutdated = ({ state }: Query): boolean => state.isInvalidated && state.data !== undefined;

/** Whether data of the last visit, or other outdated data, may be shown, and whether the current data is on its way. */
export const useRefreshing = (): { isOld: boolean; isOffline: boolean; isRefreshing: boolean } => {
  const session = useSession();
  const queries = useQueryClient();
  const isLoading = useSyncExternalStore(
    (notify) => queries.getQueryCache().subscribe(notify),
    () => queries.isFetching({ predicate: isOutdated }) > 0,
  );
  const isOffline = useIsOffline();
  const isOld = isLoading || isOffline || (session.status === 'in' && session.token === null);
  return { isOld, isOffline, isRefreshing: isOld && !isOffline };
};
