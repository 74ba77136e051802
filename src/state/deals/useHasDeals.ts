import { useQuery } from '@tanstack/react-query';
import { useCustomer, usePortal } from '../usePortal.ts';
import { dealsQuery } from './dealsQuery.ts';

/** Whether there are deals; null while loading. A failure counts as yes, because the deals can be loaded again there. */
export const useHasDeals = (): boolean | null => {
  const { http } = usePortal();
  const customer = useCustomer();
  const { data, isPending } = useQuery(dealsQuery({ http, customer }));
  if (!customer) return false;
  return isPending ? null : data?.length !== 0;
};
