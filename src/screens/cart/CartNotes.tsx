import { OrderNotes } from '../../components/OrderNotes.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { useCartService } from '../../state/cart/useCartService.ts';

export function CartNotes() {
  const cart = useCartService();
  const notes = useCart(({ details }) => details.notes);
  const purchaseOrder = useCart(({ details }) => details.purchaseOrder);
  return (
    <OrderNotes
      notes={notes}
      purchaseOrder={purchaseOrder}
      onChange={(changes) => cart.actions()?.setDetails(changes)}
    />
  );
}
