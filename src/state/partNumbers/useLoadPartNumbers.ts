import { useQuery } from '@tanstack/react-query';
import { useCustomer, usePortal } from '../usePortal.ts';
import { partNumbersQuery } from './usePartNumbers.ts';

/** Loads the customer's own part numbers, and again when they are old; none of visitors. */
export const useLoadPartNumbers = () => {
  const { http } = usePortal();
  return useQuery({ ...partNumbersQuery(http), enabled: useCustomer() !== null });
};
