import { QueryClient } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';

/** How long an answer counts as fresh, ms: going back to a page shows it at once and asks again behind it. */
const STALE_MS = 60_000;

export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Repeats are the transport's.
        retry: false,
        /** Without a network they fail at once, so that their screens say so; they are asked again when it is back. */
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        throwOnError: (error) => toFailure(error) === 'malformed',
      },
    },
  });

/**
 * Empties the cache of a customer who leaves. A query that ends after that would otherwise be kept for five minutes, and
 * with it the element of a slot that was unmounted.
 */
export const closeQueries = (queries: QueryClient): void => {
  for (const query of queries.getQueryCache().getAll())
    query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY });
  queries.clear();
};
