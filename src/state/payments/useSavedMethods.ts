import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadSavedMethods } from '../../api/payments/loadSavedMethods.ts';
import { makeDefault } from '../../api/payments/makeDefault.ts';
import { removeSaved } from '../../api/payments/removeSaved.ts';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import { usePortal } from '../usePortal.ts';

const QUERY_KEY = ['saved-methods'];

/** The customer's saved cards and bank accounts. Changes return whether they succeeded. `isNeeded` false loads nothing. */
export const useSavedMethods = ({ isNeeded = true }: { isNeeded?: boolean } = {}) => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => loadSavedMethods(http),
    staleTime: 0,
    enabled: isNeeded,
  });
  const change = async (name: string, send: () => Promise<SavedMethod[]>): Promise<boolean> => {
    try {
      queries.setQueryData(QUERY_KEY, await send());
      return true;
    } catch (error) {
      errors.report(name, error);
      return false;
    }
  };
  return {
    methods: data,
    isLoading,
    isFailed: isError && !data,
    retry: () => void refetch(),
    makeDefault: (id: string) => change('Changing the default payment method', () => makeDefault(http, id)),
    remove: (id: string) => change('Removing a payment method', () => removeSaved(http, id)),
  };
};
