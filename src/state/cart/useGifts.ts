import { useQuery } from '@tanstack/react-query';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { Gift } from '../../domain/pricing/types.ts';
import { usePortal } from '../usePortal.ts';
import { useCart } from './useCart.ts';
import { usePrices } from './usePrices.ts';

export const useGifts = (): Gift[] => {
  const { http } = usePortal();
  const byProduct = useCart((cart) => cart.byProduct);
  const gifts = usePrices((prices) => prices.gifts);
  const inCart = (productId: number) => byProduct.get(productId)?.line;
  const unnamed = gifts
    .filter(({ productId, productName }) => !productName && !inCart(productId))
    .map(({ productId }) => productId)
    .toSorted((one, other) => one - other);
  const { data } = useQuery({
    queryKey: ['gift-products', unnamed],
    queryFn: () => loadProducts(http, unnamed),
    enabled: unnamed.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return gifts.map((gift) => {
    if (gift.productName) return gift;
    const line = inCart(gift.productId);
    const product = data?.find(({ id }) => id === gift.productId);
    return {
      ...gift,
      productName: line?.name ?? product?.name ?? null,
      productCode: line?.code ?? product?.code ?? gift.productCode,
      imageUrl: line?.imageUrl ?? product?.image ?? gift.imageUrl,
    };
  });
};
