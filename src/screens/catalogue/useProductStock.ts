import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { type Stock, stockOf } from '../../domain/inventory/stock.ts';
import { useCompany } from '../../state/usePortal.ts';

/** What the customer is told of a product's stock; null where the company doesn't check it. */
export const useProductStock = (product: Product, offer: Offer | null): Stock | null => {
  const { settings } = useCompany();
  return stockOf({
    isChecked: settings.inventoryCheck,
    productId: product.id,
    detailType: product.detailType,
    skip: settings.inventoryCheckSkip,
    soldOut: product.soldOut,
    warehouses: offer?.warehouses ?? [],
  });
};
