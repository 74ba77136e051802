import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '../usePortal.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { approversQuery } from './queries.ts';

/**
 * E-mails of the customer's approvers, empty while loading. Null when no approval is needed (specification §6, Approver).
 */
export const useApprovers = (): readonly string[] | null => {
  const { portal } = useWorkspace();
  const isRequired = useCustomer()?.requiresApproval === true;
  const { data } = useQuery({ ...approversQuery(portal), enabled: isRequired });
  return isRequired ? (data?.map(({ email }) => email) ?? []) : null;
};
