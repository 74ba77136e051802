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
  usualUnit,
}: ProductItemProps) => {
  const ordering = useProductOrdering({
    productId: product.id,
    offer,
    section,
    initial,
    usualUnit,
  });
  const line = useLinePrice(offer, ordering);
  const { stock, isPending: isStockPending } = useProductStock(product, offer);
  const { name } = productTitle(product, useCompany().settings);
  const disabled = !line?.price.ok || stock?.level === 'out';
  return { name, ordering, line, stock, isStockPending, disabled };
};
