import { useQueryClient } from '@tanstack/react-query';

export const useReloadInvoices = () => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['transactions'] });
};
