import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '../usePortal.ts';

/** Whether data of the last visit, or other outdated data, is shown while the current data is loading. */
export const useIsRefreshing = (): boolean => {
  const session = useSession();
  const queries = useQueryClient();
  const isOutdated = useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => queries.isFetching({ predicate: ({ state }) => state.isInvalidated }) > 0,
  );
  if (session.status !== 'in') return isOutdated;
  return !session.isUnreachable && (isOutdated || session.token === null);
};
