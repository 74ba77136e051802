import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import { getStock } from '../../domain/inventory/stock.ts';
import { useSuggestedProducts } from '../recommendations/useSuggestedProducts.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { filtersOf, scopeOf, useCategoryBundles } from './useCatalogue.ts';

/** Larger sets must be filtered first. */
export const LARGEST_SET = 200;

/** The wire's section_added. */
const SECTION = 'bundle';

/** All products of a bundle view with offers and stock, one of each in its first unit. Products in the cart are marked. */
export const useProductSet = (view: StoreView) => {
  const workspace = useWorkspace();
  const { portal } = workspace;
  const { settings } = portal.company;
  const { data: bundles = [] } = useCategoryBundles();
  const asked = { ...filtersOf(view, bundles, settings), sort: view.sort };
  const found = useQuery({
    queryKey: ['set', asked],
    queryFn: ({ signal }) =>
      searchProducts(portal.http, { ...asked, ...scopeOf(workspace), from: 0, size: LARGEST_SET }, signal),
  });
  const wishes = useMemo(
    () => found.data?.products.map(({ id }) => ({ productId: id, quantity: '1', unitCode: '' })),
    [found.data],
  );
  const set = useSuggestedProducts(found.isError ? [] : wishes, SECTION);
  const products = set.products.map((suggested) => {
    const { product, warehouses } = suggested.offer;
    const { id: productId, detailType, soldOut } = product;
    const { inventoryCheck: isChecked, inventoryCheckSkip: skip } = settings;
    return { ...suggested, stock: getStock({ isChecked, productId, detailType, skip, soldOut, warehouses }) };
  });
  return {
    ...set,
    products,
    status: found.isError ? ('failed' as const) : set.status,
    retry: () => (found.isError ? void found.refetch() : set.retry()),
  };
};
