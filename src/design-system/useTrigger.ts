import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react';

type Wiring = {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
};

/** A button, or another element that passes these attributes on to one. */
export type Trigger = ReactElement<Partial<Wiring>>;

export type AnchoredProps = {
  /** The element that opened the panel. */
  anchor: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Which item of a menu gets the focus; null when a pointer opened it. */
export type MenuStart = 'first' | 'last' | null;

/**
 * The button of a popover or a menu, without their code: that is loaded when the pointer or the focus is on the button. A press
 * meanwhile opens the panel when its code has come.
 */
export function useTrigger(trigger: Trigger, popup: 'dialog' | 'menu', preload: () => void) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<MenuStart>(null);
  const press = (event: MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget);
    setStart(event.detail === 0 ? 'first' : null);
    setOpen(!open);
  };
  const pressArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setAnchor(event.currentTarget);
    setStart(event.key === 'ArrowUp' ? 'last' : 'first');
    setOpen(true);
  };
  const button = cloneElement(trigger, {
    onClick: press,
    onKeyDown: pressArrow,
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': popup,
    'aria-expanded': open,
  });
  return { button, anchor, open, start, setOpen };
}

type CloseDetails = { reason: string; event: Event };

/** A press on the trigger is the trigger's: without this it would close and open again. */
export function isOnAnchor(anchor: HTMLElement, { reason, event }: CloseDetails): boolean {
  if (reason !== 'outside-press' && reason !== 'focus-out') return false;
  const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
  return target instanceof Node && anchor.contains(target);
}

/** Where the focus goes when a panel closes: to its trigger, unless the customer has put it somewhere else. */
export function focusAfter(anchor: HTMLElement): HTMLElement | false {
  const focused = anchor.ownerDocument.activeElement;
  return focused === null || focused === anchor.ownerDocument.body || focused.closest('[data-popup]')
    ? anchor
    : false;
}
