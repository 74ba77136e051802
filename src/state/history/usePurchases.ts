import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import type { Purchases } from '../../domain/history/purchases.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { useCustomer, usePortal } from '../usePortal.ts';

// Behind the page itself, with what else only customers see.
const loadCode = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import(/* webpackChunkName: "customer" */ '../../api/history/loadPurchases.ts');
};

export const purchasesQuery = (http: Http, productId: number) =>
  queryOptions({
    queryKey: ['transactions', 'purchases', productId],
    queryFn: async () => (await loadCode()).loadPurchases(http, productId),
    throwOnError: false,
  });

/** What the customer bought of a product; null until that is loaded, and for visitors; `unknown` for a back office that doesn't tell. */
export const usePurchases = (productId: number): Purchases | 'unknown' | null => {
  const { http } = usePortal();
  const isCustomer = useCustomer() !== null;
  const { data, isError } = useQuery({ ...purchasesQuery(http, productId), enabled: isCustomer });
  return data ?? (isError ? 'unknown' : null);
};
