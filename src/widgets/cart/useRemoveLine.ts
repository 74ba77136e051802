import { useCartService } from '../../state/cart/useCartService.ts';
import { useUndoNotice } from './useUndoNotice.ts';

export const useRemoveLine = () => {
  const cart = useCartService();
  const notice = useUndoNotice();
  return {
    remove: (key: string, product: string) => notice.removed(product, cart.actions()?.remove(key) ?? null),
    change: (key: string, product: string, quantity: string) => {
      const result = cart.actions()?.setQuantity(key, quantity);
      if (result?.ok) notice.removed(product, result.undo);
    },
  };
};
