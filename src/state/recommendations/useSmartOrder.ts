import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../useWorkspace.ts';
import { smartOrderQuery } from './queries.ts';
import { type SuggestedProducts, useSuggestedProducts } from './useSuggestedProducts.ts';

/** The smart order with offers (experience: Home). */
export const useSmartOrder = (): SuggestedProducts => {
  const workspace = useWorkspace();
  const { data, isError, refetch } = useQuery(smartOrderQuery(workspace));
  const suggested = useSuggestedProducts(data, 'smart_order');
  if (!isError || data) return suggested;
  return { ...suggested, status: 'failed', retry: () => void refetch() };
};
