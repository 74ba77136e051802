import { Price } from '../../components/Price.tsx';
import { useCartTotal } from '../../state/cart/useCart.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

export function CartTotal() {
  return <Price value={useCartTotal()} hidden={usePricesHidden()} kind="amount" />;
}
