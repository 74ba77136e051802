import { type QueryClient, useQuery } from '@tanstack/react-query';
import { NO_PART_NUMBERS, type PartNumbers } from '../../domain/partNumbers/partNumbers.ts';

export const PART_NUMBERS = ['part-numbers'];

/** Those that are loaded. */
export const knownPartNumbers = (queries: QueryClient): PartNumbers =>
  queries.getQueryData<PartNumbers>(PART_NUMBERS) ?? NO_PART_NUMBERS;

/** Undefined before they are loaded, and for visitors. */
export const useLoadedPartNumbers = (): PartNumbers | undefined =>
  useQuery<PartNumbers>({ queryKey: PART_NUMBERS, enabled: false }).data;

/** The customer's own part numbers, which are loaded behind the first screen (`useLoadPartNumbers`); none before that. */
export const usePartNumbers = (): PartNumbers => useLoadedPartNumbers() ?? NO_PART_NUMBERS;
