import type { ChangedLine } from '../../domain/cart/lineChanges.ts';
import { useCompany } from '../usePortal.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { acceptChanges, dismissRemoved } from './acceptChanges.ts';
import { removeLine } from './changeLines.ts';
import { useCart } from './useCart.ts';
import { useChangedLines } from './useVerification.ts';

/** Results of the price verification and actions on them, which return undo functions. */
export const useCartChanges = () => {
  const workspace = useWorkspace();
  const { settings } = useCompany();
  return {
    settings,
    removed: useCart(({ details }) => details.removed),
    lines: useChangedLines(),
    onDismiss: () => dismissRemoved(workspace),
    onAccept: (lines: readonly ChangedLine[]) => acceptChanges(workspace, lines),
    onTakeOut: (key: string) => removeLine(workspace, key),
  };
};
