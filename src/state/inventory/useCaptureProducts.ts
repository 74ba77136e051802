import { useQuery } from '@tanstack/react-query';
import { toErrorCode } from '../../api/callError.ts';
import { type CaptureProduct, loadCaptureProducts } from '../../api/inventory/loadCaptureProducts.ts';
import { usePortal } from '../usePortal.ts';

export type CountedProduct = CaptureProduct;

export const customerIdOf = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

/** The products to count. `problem`: `not_yours` for another customer's or an invalid id; `failed` when loading failed. */
export const useCaptureProducts = (customerId: number | null) => {
  const { http } = usePortal();
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['inventory-capture', customerId],
    queryFn: () => loadCaptureProducts(http, customerId ?? 0),
    enabled: customerId !== null,
  });
  const isForeign = customerId === null || toErrorCode(error) === 'not_yours';
  const problem = isForeign ? 'not_yours' : error && !data ? 'failed' : null;
  return { products: data, isFetching, problem, reload: () => void refetch() } as const;
};
