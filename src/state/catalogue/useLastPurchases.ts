import { useQuery } from '@tanstack/react-query';
import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { useCustomer, usePortal } from '../usePortal.ts';

/** In a chunk that comes behind the first screen. */
const loadCode = () =>
  import(/* webpackChunkName: "customer" */ '../../api/recommendations/loadLastPurchases.ts');

const PURCHASES = ['purchases'];

/**
 * The customer's last purchases, asked for once, in idle time after `isShown`; an order makes them stale. Undefined before,
 * after a failure, and for visitors.
 */
export const useLastPurchases = (isShown: boolean): LastPurchases | undefined => {
  const { http } = usePortal();
  const customer = useCustomer();
  return useQuery({
    queryKey: PURCHASES,
    enabled: isShown && customer !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
    queryFn: async () => {
      await new Promise<void>((resolve) => whenIdle(resolve));
      return (await loadCode()).loadLastPurchases(http);
    },
  }).data;
};
