import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCustomer } from '../usePortal.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { waitingQuery } from './queries.ts';

/** A page of what waits for the customer's approval; nothing is asked for who may not approve. */
export const useWaitingOrders = (page: number) => {
  const { portal } = useWorkspace();
  const enabled = useCustomer()?.canApprove === true;
  return useQuery({ ...waitingQuery(portal, page), enabled, placeholderData: keepPreviousData });
};
