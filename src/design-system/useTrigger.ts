import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type FocusEvent as ReactFocusEvent,
  useState,
} from 'react';
import { focusedElement } from './focusedElement.ts';

export type TriggerAttributes = {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
};

export type Trigger = ReactElement<Partial<TriggerAttributes>>;

export type AnchoredProps = {
  anchor: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The item that gets the focus first; null when a pointer opened the menu. */
export type InitialItem = 'first' | 'last' | null;

/** The panel's code is loaded when the pointer or the focus reaches the trigger. */
export function useTrigger(trigger: Trigger, popup: 'dialog' | 'menu', preload: () => void) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [initialItem, setInitialItem] = useState<InitialItem>(null);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget);
    setInitialItem(event.detail === 0 ? 'first' : null);
    setOpen(!open);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setAnchor(event.currentTarget);
    setInitialItem(event.key === 'ArrowUp' ? 'last' : 'first');
    setOpen(true);
  };
  const button = cloneElement(trigger, {
    onClick: handleClick,
    onKeyDown: handleKeyDown,
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': popup,
    'aria-expanded': open,
  });
  return { button, anchor, open, initialItem: initialItem, setOpen };
}

type CloseDetails = { reason: string; event: Event };

/** The trigger handles its own presses; without this check the panel would close and open again. */
export function isOnAnchor(anchor: HTMLElement, { reason, event }: CloseDetails): boolean {
  if (reason !== 'outside-press' && reason !== 'focus-out') return false;
  const target =
    event instanceof FocusEvent ? event.relatedTarget : (event.composedPath()[0] ?? event.target);
  return target instanceof Node && anchor.contains(target);
}

/**
 * For a panel's `onBlur`: Tab beyond its first or last element, where the library's focus guards are, closes it and returns to
 * the trigger, so that the next Tab goes on from there.
 */
export const closeOnTabOut =
  ({ anchor, onOpenChange }: Pick<AnchoredProps, 'anchor' | 'onOpenChange'>) =>
  ({ relatedTarget }: ReactFocusEvent): void => {
    if (!(relatedTarget instanceof HTMLElement) || !relatedTarget.hasAttribute('data-base-ui-focus-guard'))
      return;
    anchor.focus();
    onOpenChange(false);
  };

/** The focus returns to the trigger, unless the customer has moved it to another element. */
export function focusAfter(anchor: HTMLElement): HTMLElement | false {
  const focused = focusedElement();
  return focused === null || focused === anchor.ownerDocument.body || focused.closest('[data-popup]')
    ? anchor
    : false;
}
