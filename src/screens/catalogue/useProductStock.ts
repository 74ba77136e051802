import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { getStock, isStockChecked, type Stock } from '../../domain/inventory/stock.ts';
import { useCompany } from '../../state/usePortal.ts';

/** What the customer is told of a product's stock: nothing where it isn't checked, `toCome` until the warehouses answer. */
export const useProductStock = (
  product: Product,
  offer: Offer | null,
): { stock: Stock | null; isPending: boolean } => {
  const { settings } = useCompany();
  const facts = {
    isChecked: settings.inventoryCheck,
    productId: product.id,
    detailType: product.detailType,
    skip: settings.inventoryCheckSkip,
  };
  const { soldOut } = product;
  const stock = getStock({ ...facts, soldOut, warehouses: offer?.warehouses ?? [] });
  return { stock, isPending: !offer && !stock && isStockChecked(facts) };
};
