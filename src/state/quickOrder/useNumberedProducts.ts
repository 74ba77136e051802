import { useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { loadSoldProducts } from '../catalogue/loadSoldProducts.ts';
import { inBatches } from '../inBatches.ts';
import { usePortal } from '../usePortal.ts';

const PRODUCTS_PER_CALL = 100;
const STALE_MS = 300_000;

/** Products by id; those that aren't sold any more are missing. Throws {@link CallError}. */
export const loadNumberedProducts = async (
  http: Http,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Product>> => {
  const loaded: Product[] = [];
  for (const batch of inBatches([...new Set(ids)], PRODUCTS_PER_CALL))
    loaded.push(...(await loadSoldProducts(http, batch)));
  return new Map(loaded.map((product) => [product.id, product]));
};

/** The products of the part numbers that are shown. */
export const useNumberedProducts = (ids: readonly number[]) => {
  const { http } = usePortal();
  return useQuery({
    queryKey: ['numbered-products', ids],
    queryFn: () => loadNumberedProducts(http, ids),
    staleTime: STALE_MS,
    throwOnError: false,
  });
};
