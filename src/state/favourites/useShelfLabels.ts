import { useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { shelfBarcode } from '../../domain/favourites/shelfBarcode.ts';
import { inChunks } from '../cart/inChunks.ts';
import { loadSoldProducts } from '../catalogue/loadSoldProducts.ts';
import { usePortal } from '../usePortal.ts';

const CHUNKS = { size: 40, atOnce: 3 };

/** `bars`: the barcode's modules from the left, 1 for a bar and 0 for a space; null without a barcode. */
export type ShelfLabel = { product: Product; barcode: { text: string; bars: string } | null };

const loadLabels = async (http: Http, ids: readonly number[]): Promise<ShelfLabel[]> => {
  const products = new Map<number, Product>();
  const [{ barcodeBars }] = await Promise.all([
    import(/* webpackChunkName: "csv" */ '../../platform/barcodeBars.ts'),
    inChunks(ids, CHUNKS, async (chunk) => {
      for (const product of await loadSoldProducts(http, chunk)) products.set(product.id, product);
    }),
  ]);
  return ids.flatMap((id) => {
    const product = products.get(id);
    if (!product) return [];
    const barcode = shelfBarcode(product);
    return [
      {
        product,
        barcode: barcode && { text: barcode.text, bars: barcodeBars(barcode.text, barcode.format) },
      },
    ];
  });
};

/** The labels of a list's products in its order, without those that are no longer sold to this customer. */
export const useShelfLabels = (productIds: readonly number[]) => {
  const { http } = usePortal();
  const { data, isError, refetch } = useQuery({
    queryKey: ['shelf-labels', productIds],
    queryFn: () => loadLabels(http, productIds),
    throwOnError: false,
  });
  return { labels: data, failed: isError && !data, retry: () => void refetch() };
};
