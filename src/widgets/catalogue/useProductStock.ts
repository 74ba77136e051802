import { useMemo } from 'react';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { getStock, isStockChecked, type Stock } from '../../domain/inventory/stock.ts';
import { useCompany } from '../../state/usePortal.ts';

/** Null when the stock isn't checked; `isPending` until the warehouses are loaded. */
export const useProductStock = (
  product: Product,
  offer: Offer | null,
): { stock: Stock | null; isPending: boolean } => {
  const { settings } = useCompany();
  return useMemo(() => {
    const stockInput = {
      isChecked: settings.inventoryCheck,
      productId: product.id,
      detailType: product.detailType,
      skip: settings.inventoryCheckSkip,
    };
    const { soldOut } = product;
    const stock = getStock({ ...stockInput, soldOut, warehouses: offer?.warehouses ?? [] });
    return { stock, isPending: !offer && !stock && isStockChecked(stockInput) };
  }, [settings, product, offer]);
};
