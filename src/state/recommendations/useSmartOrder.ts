import { useQuery } from '@tanstack/react-query';
import { useCustomer, usePortal } from '../usePortal.ts';
import { smartOrderQuery } from './recommendationQueries.ts';
import { type SuggestedProducts, useSuggestedProducts } from './useSuggestedProducts.ts';

export const useSmartOrder = (): SuggestedProducts => {
  const { http } = usePortal();
  const customer = useCustomer();
  const { data, isError, refetch } = useQuery(smartOrderQuery({ http, customer }));
  const suggested = useSuggestedProducts(data, 'smart_order');
  if (!isError || data) return suggested;
  return { ...suggested, status: 'failed', retry: () => void refetch() };
};

/** Whether anything is suggested, or couldn't be loaded; null before it is known. */
export const useHasSmartOrder = (): boolean | null => {
  const { http } = usePortal();
  const customer = useCustomer();
  const { data, isError } = useQuery(smartOrderQuery({ http, customer }));
  return data ? data.length > 0 : isError ? true : null;
};
