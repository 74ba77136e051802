import { usePriceFormat } from '../../components/Price.tsx';
import { useCartTotal } from '../../state/cart/useCart.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

export function CartTotal() {
  const priceOf = usePriceFormat(usePricesHidden(), 'amount');
  return priceOf(useCartTotal());
}
