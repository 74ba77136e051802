import { useMemo } from 'react';
import type { ProductPage } from '../../api/search/searchProducts.ts';
import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';

/** The customer's last purchases of the products of all pages; undefined when a page doesn't tell. */
export const useKnownPurchases = (
  list: { pages: readonly Pick<ProductPage, 'purchases'>[] } | undefined,
): LastPurchases | undefined =>
  useMemo(() => {
    const pages = list?.pages ?? [];
    const isKnown = pages.every(({ purchases }) => purchases);
    return isKnown ? Object.assign({}, ...pages.map(({ purchases }) => purchases)) : undefined;
  }, [list]);
