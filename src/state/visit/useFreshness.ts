import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { lastVisitOf } from '../session/sessionStore.ts';
import { useSession } from '../usePortal.ts';

/**
 * Whether data of the last visit, or other outdated data, is shown. `asOf`: how old the oldest of it is, ms since 1970; null when nothing
 * of it is outdated.
 */
type Freshness = { isRefreshing: boolean; isOffline: boolean; asOf: number | null };

const isOutdated = ({ state }: Query) => state.isInvalidated && state.data !== undefined;

export const useFreshness = (): Freshness => {
  const session = useSession();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const onChange = (notify: () => void) => cache.subscribe(notify);
  const isLoading = useSyncExternalStore(onChange, () => queries.isFetching({ predicate: isOutdated }) > 0);
  const shownAsOf = useSyncExternalStore(onChange, () => {
    const shown = cache.findAll({ type: 'active', predicate: isOutdated });
    return Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
  });
  const isUnconfirmed = session.status === 'in' && session.token === null;
  const isOffline = session.status === 'in' && session.isUnreachable === true;
  const isOld = isUnconfirmed || isLoading;
  const kept = lastVisitOf(session)?.queries.map(({ updatedAt }) => updatedAt) ?? [];
  const asOf = Number.isFinite(shownAsOf) ? shownAsOf : Math.max(...kept);
  return { isRefreshing: isOld && !isOffline, isOffline, asOf: isOld && Number.isFinite(asOf) ? asOf : null };
};
