import { type RefObject, useCallback, useRef } from 'react';
import { fieldsIn } from '../../design-system/fields.ts';
import { moveBetweenRows } from '../../design-system/moveBetweenRows.ts';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';
import { useListener } from '../../design-system/useListener.ts';
import { followFirstProduct } from './followFirstProduct.ts';

const DIRECTIONS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export type SearchPanelOptions = {
  /** The search with its field, which doesn't close the panel. */
  box: RefObject<HTMLElement | null>;
  /** An Enter after the code of a product, whose quantity takes the focus; another Enter is another object. */
  entered: object | null;
  onClose(): void;
};

/**
 * The panel's ref: what closes it, the arrow keys between its rows, and where Enter leads to. Notices and dialogs over the page
 * belong to the panel.
 */
export const useSearchPanel = ({ box, entered, onClose }: SearchPanelOptions) => {
  const panel = useRef<HTMLElement>(null);
  const root = usePortalRoot();
  const isWithin = (target: EventTarget | undefined) =>
    target instanceof Node && [box, panel].some(({ current }) => current?.contains(target));
  const onOutside = (event: Event) => {
    const [target] = event.composedPath();
    const isNotice = target instanceof Element && target.closest('[role=dialog], [role=alert]');
    if (!isWithin(target) && !isNotice) onClose();
  };
  useListener(document, 'pointerdown', onOutside);
  useListener(document, 'focusin', onOutside);
  // Moves of the focus within a shadow root don't leave it.
  useListener(root, 'focusin', onOutside);
  useListener(document, 'keydown', (event) => {
    // A quantity has lost the focus by its own Escape.
    if (event.defaultPrevented || event.isComposing || !isWithin(event.composedPath()[0])) return;
    const [field] = fieldsIn(box.current);
    const direction = DIRECTIONS[event.key];
    if (direction && panel.current) {
      if (moveBetweenRows(panel.current, field, direction)) event.preventDefault();
    } else if (event.key === 'Escape') {
      // Before the panel closes: the focus opens it.
      field?.focus();
      onClose();
    }
  });
  return useCallback(
    (element: HTMLElement | null) => {
      panel.current = element;
      const stop = element && entered ? followFirstProduct(element, true) : undefined;
      return () => {
        panel.current = null;
        stop?.();
      };
    },
    [entered],
  );
};
