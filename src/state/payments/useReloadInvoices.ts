import { useQueryClient } from '@tanstack/react-query';

/** Asks for balances and statuses anew, after a payment or after the back office knows other ones. */
export const useReloadInvoices = () => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['transactions'] });
};
