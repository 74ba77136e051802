import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import { isSameOwner, type LastVisit, MAX_AGE_MS, type VisitOwner } from '../access/lastVisit.ts';

export type QueryMemory = {
  queries: QueryClient;
  clock: Clock;
  tenant: string;
  owner: VisitOwner;
  last: LastVisit | null;
};

/** Shows the last visit's answers of a customer until the back office has answered again: they count as invalidated. */
export const restoreQueries = ({ queries, clock, owner, last }: QueryMemory): void => {
  if (!last || !isSameOwner(last, owner)) return;
  const cache = queries.getQueryCache();
  for (const { queryKey, data, updatedAt } of last.queries) {
    if (clock.now() - updatedAt > MAX_AGE_MS) continue;
    // Without a network it can't be asked again, so it stays.
    const query = cache.build(queries, { queryKey, gcTime: Number.POSITIVE_INFINITY });
    query.setData(data, { updatedAt, manual: true });
    query.invalidate();
  }
};
