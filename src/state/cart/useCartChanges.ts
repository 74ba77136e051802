import type { ChangedLine } from '../../domain/cart/lineChanges.ts';
import { useCompany } from '../usePortal.ts';
import { useCart } from './useCart.ts';
import { useCartService } from './useCartService.ts';
import { useChangedLines } from './useVerification.ts';

/** Results of the price verification and actions on them, which return undo functions. */
export const useCartChanges = () => {
  const cart = useCartService();
  const { settings } = useCompany();
  return {
    settings,
    removed: useCart(({ details }) => details.removed),
    lines: useChangedLines(),
    onDismiss: () => cart.setDetails({ removed: [] }),
    onAccept: (lines: readonly ChangedLine[]) => cart.acceptChange(lines),
    onTakeOut: (key: string) => cart.remove(key),
  };
};
