import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../usePortal.ts';
import { payableInvoicesQuery } from './payableInvoicesQuery.ts';

/** All invoices that the customer can pay, oldest first; undefined before the answer. Nothing is requested unless `enabled`. */
export const usePayableInvoices = (enabled: boolean) => {
  const { http } = usePortal();
  const { data, isError, refetch } = useQuery({ ...payableInvoicesQuery(http), enabled });
  return {
    invoices: data,
    isFailed: isError && !data,
    /** Asks anew; null after a failure. */
    reload: async () => (await refetch()).data ?? null,
  };
};
