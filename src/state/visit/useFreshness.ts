import { useStore } from 'zustand';
import { lastVisitOf } from '../access/sessionStore.ts';
import { useCartService } from '../cart/useCartService.ts';
import { useSession } from '../usePortal.ts';
import { isOutdated, useQueryCacheValue } from './useRefreshing.ts';

/**
 * How old the oldest of the outdated data on the screen is, ms since 1970; null when that isn't known. `isOfCart`: the screen shows the
 * cart, whose prices have a time of their own.
 */
export const useFreshness = (isOfCart: boolean): number | null => {
  const session = useSession();
  const shownAsOf = useQueryCacheValue((cache) => {
    const shown = cache.findAll({ type: 'active', predicate: isOutdated });
    return Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
  });
  const pricedAt = useStore(useCartService().checks, (checks) => checks.asOf);
  if (isOfCart && pricedAt) return pricedAt;
  const kept = lastVisitOf(session)?.queries.map(({ updatedAt }) => updatedAt) ?? [];
  const asOf = Number.isFinite(shownAsOf) ? shownAsOf : Math.max(...kept);
  return Number.isFinite(asOf) ? asOf : null;
};
