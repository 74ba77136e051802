import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadCheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import { useWorkspace } from '../useWorkspace.ts';

/** The company's shipping methods and charges; the cart's totals follow as soon as they are known. */
export const useCheckoutSettings = () => {
  const { portal, prices } = useWorkspace();
  const query = useQuery({
    queryKey: ['checkout-settings'],
    queryFn: () => loadCheckoutSettings(portal.http),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = query;
  useEffect(() => {
    if (data) prices?.setCheckoutSettings(data);
  }, [data, prices]);
  return query;
};
