import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '../usePortal.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { approversQuery } from './queries.ts';

/**
 * Who has to agree to what this customer orders: their e-mails, empty while they aren't known. Null when nobody has to
 * (specification §6, Approver).
 */
export const useApprovers = (): readonly string[] | null => {
  const { portal } = useWorkspace();
  const isRequired = useCustomer()?.requiresApproval === true;
  const { data } = useQuery({ ...approversQuery(portal), enabled: isRequired });
  return isRequired ? (data?.map(({ email }) => email) ?? []) : null;
};
