import { Price } from '../../components/Price.tsx';
import { useCartTotal } from '../../state/cart/useCart.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

/** The cart's total alone, so that a change renders nothing around it. */
export function CartTotal() {
  return <Price value={useCartTotal()} hidden={usePricesHidden()} kind="amount" />;
}
