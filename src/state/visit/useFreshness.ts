import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useCartService } from '../cart/useCartService.ts';
import { lastVisitOf } from '../session/sessionStore.ts';
import { useIsOffline } from '../session/useIsOffline.ts';
import { useSession } from '../usePortal.ts';

/**
 * Whether data of the last visit, or other outdated data, is shown. `asOf`: how old the oldest of it is, ms since 1970; null when nothing
 * of it is outdated.
 */
type Freshness = { isRefreshing: boolean; isOffline: boolean; asOf: number | null };

const isOutdated = ({ state }: Query) => state.isInvalidated && state.data !== undefined;

/** `isOfCart`: the screen shows the cart, whose prices have a time of their own. */
export const useFreshness = (isOfCart = false): Freshness => {
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
  const isOffline = useIsOffline();
  const isOld = isUnconfirmed || isLoading || isOffline;
  const pricedAt = useStore(useCartService().checks, (checks) => checks.asOf);
  const kept = lastVisitOf(session)?.queries.map(({ updatedAt }) => updatedAt) ?? [];
  const seenAsOf = Number.isFinite(shownAsOf) ? shownAsOf : Math.max(...kept);
  const asOf = (isOfCart && pricedAt) || seenAsOf;
  return { isRefreshing: isOld && !isOffline, isOffline, asOf: isOld && Number.isFinite(asOf) ? asOf : null };
};
