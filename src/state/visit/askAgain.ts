import type { QueryClient } from '@tanstack/react-query';
import type { PortalContext } from '../portal.ts';

/**
 * Once the session is confirmed, asks again for what is shown and couldn't be loaded before. Returns a function that ends it.
 */
export const askAgainWhenConfirmed = (
  { session }: Pick<PortalContext, 'session'>,
  queries: QueryClient,
): (() => void) =>
  session.subscribe((now, before) => {
    if (now.status !== 'in' || now.token === null || before.status !== 'in' || before.token !== null) return;
    void queries.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.isInvalidated },
      { cancelRefetch: false },
    );
  });
