import type { QueryClient } from '@tanstack/react-query';

/** Resolves when at least one query is done, or has failed, and none is running. What is left of the last visit is not done. */
export const whenQueriesSettle = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const cache = queries.getQueryCache();
    const unsubscribe = cache.subscribe(() => {
      const isAnswered = cache
        .getAll()
        .some(
          ({ state: { status, isInvalidated } }) =>
            status === 'error' || (status === 'success' && !isInvalidated),
        );
      if (!isAnswered || queries.isFetching() > 0) return;
      unsubscribe();
      resolve();
    });
  });
