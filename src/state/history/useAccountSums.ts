import { useQuery } from '@tanstack/react-query';
import { loadAccountSums } from '../../api/history/loadAccountSums.ts';
import { usePortal } from '../usePortal.ts';

/** What the customer owes, without the code that reads transactions. */
export const useAccountSums = () => {
  const { http } = usePortal();
  return useQuery({ queryKey: ['transactions', 'sums'], queryFn: () => loadAccountSums(http) });
};
