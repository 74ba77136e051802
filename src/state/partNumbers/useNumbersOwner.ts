import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../domain/catalogue/product.ts';
import { isOthersCode } from '../../domain/partNumbers/isOthersCode.ts';
import { delay } from '../../platform/delay.ts';
import { usePortal } from '../usePortal.ts';

const TYPING_PAUSE_MS = 250;

const loadMatches = () =>
  import(/* webpackChunkName: "customer" */ '../../api/quickOrder/loadCodeMatches.ts');

/**
 * The other product of which a number is a code or barcode, so that it can't be the own number of this one; null while that isn't known,
 * and when it couldn't be asked: the back office judges again.
 */
export const useNumbersOwner = (number: string, productId: number): Product | null => {
  const { http } = usePortal();
  const { data } = useQuery({
    queryKey: ['numbers-owner', number, productId],
    enabled: number !== '',
    retry: false,
    throwOnError: false,
    queryFn: async ({ signal }): Promise<Product | null> => {
      await delay(TYPING_PAUSE_MS);
      signal.throwIfAborted();
      const { loadCodeMatches } = await loadMatches();
      const { byCode, products } = await loadCodeMatches(http, [number]);
      const match = byCode.get(number);
      if (!match || !isOthersCode(match, productId)) return null;
      return products.get(match.productIds[0] ?? 0) ?? null;
    },
  });
  return data ?? null;
};
