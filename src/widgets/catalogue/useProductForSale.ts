import { usualOrder } from '../../domain/catalogue/lastPurchase.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { useCompany } from '../../state/usePortal.ts';
import type { ProductItemProps } from './itemFrames.ts';
import { useLinePrice } from './useLinePrice.ts';
import { useProductOrdering } from './useProductOrdering.ts';
import { useProductStock } from './useProductStock.ts';

export const useProductForSale = ({
  product,
  offer,
  section = 'store',
  initial,
  lastPurchase,
}: ProductItemProps) => {
  const { stock, isPending: isStockPending } = useProductStock(product, offer);
  const ordering = useProductOrdering({
    productId: product.id,
    offer,
    section,
    initial: initial ?? usualOrder(lastPurchase, offer?.units ?? null, stock),
  });
  const line = useLinePrice(offer, ordering);
  const { name } = productTitle(product, useCompany().settings);
  const soldOut = stock?.level === 'out' ? { product, offer } : null;
  const disabled = !line?.price.ok || soldOut !== null;
  return { name, ordering, line, stock, isStockPending, disabled, soldOut };
};
