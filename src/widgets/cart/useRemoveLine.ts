import { removeLine, setQuantity } from '../../state/cart/changeLines.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { useUndoNotice } from './useUndoNotice.ts';

/** Removes lines with undo; a quantity of 0 removes its line too. */
export const useRemoveLine = () => {
  const workspace = useWorkspace();
  const notice = useUndoNotice();
  return {
    remove: (key: string, product: string) => notice.removed(product, removeLine(workspace, key)),
    change: (key: string, product: string, quantity: string) => {
      const answer = setQuantity(workspace, key, quantity);
      if (answer.ok) notice.removed(product, answer.undo);
    },
  };
};
