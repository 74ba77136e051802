import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchProducts } from '../../api/search/searchProducts.ts';
import { MAX_SET_SIZE, type StoreView } from '../../domain/catalogue/storeView.ts';
import { getStock } from '../../domain/inventory/stock.ts';
import { filtersOf, useCategoryBundles } from '../catalogue/useCatalogue.ts';
import { useCatalogueService } from '../catalogue/useCatalogueService.ts';
import { hasFailed } from '../hasFailed.ts';
import { usePortal } from '../usePortal.ts';
import { useSuggestedProducts } from './useSuggestedProducts.ts';

const SECTION = 'bundle';

/** All products of a bundle view with offers and stock, one of each in its first unit. Products in the cart are marked. */
export const useProductSet = (view: StoreView) => {
  const { http, company } = usePortal();
  const { scope } = useCatalogueService();
  const { settings } = company;
  const { data: bundles = [] } = useCategoryBundles();
  const filters = { ...filtersOf(view, bundles, settings), sort: view.sort };
  const found = useQuery({
    queryKey: ['set', filters],
    queryFn: ({ signal }) =>
      searchProducts(http, { ...filters, ...scope, from: 0, size: MAX_SET_SIZE }, signal),
  });
  const isLost = hasFailed(found);
  const suggestions = useMemo(
    () =>
      found.data?.products.map(({ id, code }) => ({
        productId: id,
        productCode: code,
        quantity: '1',
        unitCode: '',
      })),
    [found.data],
  );
  const set = useSuggestedProducts(isLost ? [] : suggestions, SECTION);
  const products = set.products.map((suggested) => {
    const { product, warehouses } = suggested.offer;
    const { id: productId, detailType, soldOut } = product;
    const { inventoryCheck: isChecked, inventoryCheckSkip: skip } = settings;
    return { ...suggested, stock: getStock({ isChecked, productId, detailType, skip, soldOut, warehouses }) };
  });
  return {
    ...set,
    products,
    status: isLost ? ('failed' as const) : set.status,
    retry: () => (isLost ? void found.refetch() : set.retry()),
  };
};
