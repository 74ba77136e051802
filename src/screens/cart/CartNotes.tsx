import { OrderNotes } from '../../components/OrderNotes.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

/** The same fields as in the checkout (experience: Cart). */
export function CartNotes() {
  const { cart } = useWorkspace();
  const notes = useCart(({ details }) => details.notes);
  const purchaseOrder = useCart(({ details }) => details.purchaseOrder);
  return (
    <OrderNotes
      notes={notes}
      purchaseOrder={purchaseOrder}
      onChange={(changes) => cart?.setDetails(changes)}
    />
  );
}
