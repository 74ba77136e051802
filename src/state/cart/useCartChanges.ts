import type { ChangedLine } from '../../domain/cart/lineChanges.ts';
import { useCompany } from '../usePortal.ts';
import { useCart } from './useCart.ts';
import { useCartService } from './useCartService.ts';
import { useChangedLines } from './useVerification.ts';

export const useCartChanges = () => {
  const cart = useCartService();
  const { settings } = useCompany();
  return {
    settings,
    lines: useChangedLines(),
    onAccept: (lines: readonly ChangedLine[]) => cart.actions()?.acceptChange(lines) ?? null,
  };
};

export const useRemovedLines = () => {
  const cart = useCartService();
  const { settings } = useCompany();
  return {
    settings,
    removed: useCart(({ details }) => details.removed),
    onDismiss: () => cart.actions()?.setDetails({ removed: [] }),
  };
};
