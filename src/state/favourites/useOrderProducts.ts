import { useCartService } from '../cart/useCartService.ts';
import { useCatalogueService } from '../catalogue/useCatalogueService.ts';
import { usePortal } from '../usePortal.ts';
import { orderProducts } from './orderProducts.ts';

/** Adds a list's products to the cart. */
export const useOrderProducts = () => {
  const { http, errors } = usePortal();
  const cart = useCartService();
  const catalogue = useCatalogueService();
  return (productIds: readonly number[]) => orderProducts({ http, errors, cart, catalogue }, productIds);
};
