import { notifyManager, type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useIsOffline } from '../access/useIsOffline.ts';
import { useSession } from '../usePortal.ts';

export const isOutdated = ({ state }: Query): boolean => state.isInvalidated && state.data !== undefined;

/** Told after the commit that changes a query: each change would be an update within it, of which React allows 50. */
export const useQueryCacheValue = <Value>(read: (cache: QueryCache) => Value): Value => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notifyManager.batchCalls(notify)),
    () => read(cache),
  );
};

/** Whether data of the last visit, or other outdated data, may be shown, and whether the current data is on its way. */
export const useRefreshing = (): { isOld: boolean; isOffline: boolean; isRefreshing: boolean } => {
  const session = useSession();
  const isLoading = useQueryCacheValue(
    (cache) => cache.findAll({ fetchStatus: 'fetching', predicate: isOutdated }).length > 0,
  );
  const isOffline = useIsOffline();
  const isOld = isLoading || isOffline || (session.status === 'in' && session.token === null);
  return { isOld, isOffline, isRefreshing: isOld && !isOffline };
};
