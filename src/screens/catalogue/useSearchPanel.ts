import { type RefObject, useCallback, useRef } from 'react';
import { fieldsIn } from '../../design-system/fields.ts';
import { moveBetweenRows } from '../../design-system/moveBetweenRows.ts';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';
import { useListener } from '../../design-system/useListener.ts';
import { followFirstProduct } from './followFirstProduct.ts';

const EXACT = ':has([data-exact])';
const ROW = '[data-row]';
const DIRECTIONS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

// A letter on a row goes on with the text, and Ctrl+A selects it. Space presses a button.
const isForField = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, row: Element): boolean => {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a';
  return key === 'Backspace' || (key.length === 1 && !(key === ' ' && row.matches('button')));
};

const goOnTyping = (field: HTMLInputElement, event: KeyboardEvent): void => {
  // Selects the text.
  field.focus();
  if (!event.ctrlKey && !event.metaKey) field.setSelectionRange(field.value.length, field.value.length);
};

// Tab leads from the field to the quantity of the product with its code, and a letter from a row to the field.
const betweenFieldAndRows = (event: KeyboardEvent, field: HTMLInputElement, panel: HTMLElement): void => {
  const [target] = event.composedPath();
  if (event.key === 'Tab') {
    if (event.shiftKey || target !== field || !panel.matches(EXACT)) return;
    event.preventDefault();
    followFirstProduct(panel, true);
  } else if (target instanceof Element && target.matches(ROW) && isForField(event, target))
    goOnTyping(field, event);
};

export type SearchPanelOptions = {
  /** The search with its field, which doesn't close the panel. */
  box: RefObject<HTMLElement | null>;
  /** An Enter after the code of a product, whose quantity takes the focus; another Enter is another object. */
  entered: object | null;
  onClose(): void;
};

/**
 * The panel's ref: what closes it, the keys between its rows and the field, and where Enter leads to. Notices and dialogs over the page
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
    const [target] = event.composedPath();
    // A quantity has lost the focus by its own Escape.
    if (event.defaultPrevented || event.isComposing || !isWithin(target)) return;
    const [field] = fieldsIn(box.current);
    const direction = DIRECTIONS[event.key];
    if (direction && panel.current) {
      if (moveBetweenRows(panel.current, field, direction)) event.preventDefault();
    } else if (event.key === 'Escape') {
      // Before the panel closes: the focus opens it.
      field?.focus();
      onClose();
    } else if (field && panel.current) betweenFieldAndRows(event, field, panel.current);
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
