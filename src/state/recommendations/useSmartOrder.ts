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

/** `isEmpty`: it is known that nothing is suggested. */
export const useSmartOrderState = (): { isFetched: boolean; isEmpty: boolean } => {
  const { http } = usePortal();
  const customer = useCustomer();
  const { data, isFetched } = useQuery(smartOrderQuery({ http, customer }));
  return { isFetched, isEmpty: data?.length === 0 };
};
