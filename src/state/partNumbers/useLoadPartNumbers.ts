import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { loadPartNumbers } from '../../api/partNumbers/loadPartNumbers.ts';
import { toPartNumbers } from '../../domain/partNumbers/toPartNumbers.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { PART_NUMBERS } from './usePartNumbers.ts';

/** Colleagues change them too. */
const STALE_MS = 300_000;

const partNumbersQuery = (http: Http) =>
  queryOptions({
    queryKey: PART_NUMBERS,
    queryFn: async () => toPartNumbers(await loadPartNumbers(http)),
    staleTime: STALE_MS,
    throwOnError: false,
  });

/** Loads the customer's own part numbers, and again when they are old; none of visitors. */
export const useLoadPartNumbers = () => {
  const { http } = usePortal();
  return useQuery({ ...partNumbersQuery(http), enabled: useCustomer() !== null });
};
