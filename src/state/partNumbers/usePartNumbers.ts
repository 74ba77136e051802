import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { NO_PART_NUMBERS, type PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { usePortal } from '../usePortal.ts';

export const PART_NUMBERS = ['part-numbers'];

/** Colleagues change them too. */
const STALE_MS = 300_000;

/** In a chunk that comes behind the first screen. */
const loadReader = () => import(/* webpackChunkName: "customer" */ './readPartNumbers.ts');

export const partNumbersQuery = (http: Http) =>
  queryOptions({
    queryKey: PART_NUMBERS,
    queryFn: async (): Promise<PartNumbers> => (await loadReader()).readPartNumbers(http),
    staleTime: STALE_MS,
    throwOnError: false,
  });

/** Those that are loaded. */
export const knownPartNumbers = (queries: QueryClient): PartNumbers =>
  queries.getQueryData<PartNumbers>(PART_NUMBERS) ?? NO_PART_NUMBERS;

/** Follows what `useLoadPartNumbers` loads; pending for visitors. */
export const usePartNumbersQuery = () => {
  const { http } = usePortal();
  return useQuery({ ...partNumbersQuery(http), enabled: false });
};

/** The customer's own part numbers, which are loaded behind the first screen (`useLoadPartNumbers`); none before that. */
export const usePartNumbers = (): PartNumbers => usePartNumbersQuery().data ?? NO_PART_NUMBERS;
