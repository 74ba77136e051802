import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCustomer, usePortal } from '../usePortal.ts';
import { pendingOrdersQuery } from './pendingOrdersQuery.ts';

/** A page of pending orders; no request for users who may not approve. */
export const usePendingOrders = (page: number) => {
  const { http } = usePortal();
  const enabled = useCustomer()?.canApprove === true;
  return useQuery({ ...pendingOrdersQuery(http, page), enabled, placeholderData: keepPreviousData });
};
