import { useQuery } from '@tanstack/react-query';
import { useCustomer, usePortal } from '../usePortal.ts';
import { approversQuery } from './approversQuery.ts';

/** Names of the customer's approvers, empty while loading. Null when no approval is needed (rules: Approval). */
export const useApprovers = (): readonly string[] | null => {
  const { http } = usePortal();
  const isRequired = useCustomer()?.requiresApproval === true;
  const { data } = useQuery({ ...approversQuery(http), enabled: isRequired });
  return isRequired ? (data?.map(({ name }) => name) ?? []) : null;
};
