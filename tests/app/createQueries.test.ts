import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { closeQueries, createQueries } from '../../src/app/workspace/createQueries.ts';
import { trackTimers } from '../support/trackTimers.ts';

/** The default of browsers; there is none outside them. */
const GC_MS = 300_000;

test('a closed cache leaves no timer, whether a query has ended, is observed or is in flight', async () => {
  const pendingTimers = trackTimers();
  const queries = createQueries();
  await queries.fetchQuery({ queryKey: ['ended'], gcTime: GC_MS, queryFn: () => 1 });
  const observer = new QueryObserver(queries, { queryKey: ['observed'], gcTime: GC_MS, queryFn: () => 2 });
  const unsubscribe = observer.subscribe(() => undefined);
  const pending = new Promise(() => undefined);
  queries
    .fetchQuery({ queryKey: ['in flight'], gcTime: GC_MS, queryFn: () => pending })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);

  closeQueries(queries);
  unsubscribe();
  await vi.advanceTimersByTimeAsync(1);
  expect(pendingTimers(/query-core/)).toEqual([]);
});
