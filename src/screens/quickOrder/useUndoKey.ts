import type { KeyboardEvent } from 'react';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';

// A text that is being written has an undo of its own.
const isWritten = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLTextAreaElement && target.value !== '';

/** Control and Z take the last list back, from wherever it was pasted or chosen. */
export const useUndoKey =
  ({ canUndo, undo }: Pick<QuickOrderActions, 'canUndo' | 'undo'>) =>
  (event: KeyboardEvent): void => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isWritten(event) || !canUndo()) return;
    event.preventDefault();
    undo();
  };
