import type { QueryClient } from '@tanstack/react-query';

/** Resolves when the first screen has what it asked for, or after `most` ms: time for what can wait. */
export const afterFirstAnswers = (queries: QueryClient, most: number): Promise<void> =>
  new Promise((resolve) => {
    const cache = queries.getQueryCache();
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, most);
    const stop = cache.subscribe(() => {
      const isAnswered = cache.getAll().some(({ state }) => state.status !== 'pending');
      if (isAnswered && queries.isFetching() === 0) done();
    });
  });
