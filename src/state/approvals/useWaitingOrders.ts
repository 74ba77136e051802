import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCustomer } from '../usePortal.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { waitingQuery } from './queries.ts';

/** A page of pending orders; no request for users who may not approve. */
export const useWaitingOrders = (page: number) => {
  const { portal } = useWorkspace();
  const enabled = useCustomer()?.canApprove === true;
  return useQuery({ ...waitingQuery(portal, page), enabled, placeholderData: keepPreviousData });
};
