import { useQuery } from '@tanstack/react-query';
import { loadSavedMethods } from '../../api/payments/savedMethods.ts';
import { usePortal } from '../usePortal.ts';

export const SAVED_METHODS_KEY = ['saved-methods'];

export const useSavedMethods = ({ isNeeded = true }: { isNeeded?: boolean } = {}) => {
  const { http } = usePortal();
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: SAVED_METHODS_KEY,
    queryFn: () => loadSavedMethods(http),
    staleTime: 0,
    enabled: isNeeded,
  });
  return {
    methods: data,
    isLoading,
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
};
