import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** Attributes of the element that opens a popover or menu. */
export type TriggerWiring = {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
};

export type Anchored = {
  anchor: HTMLElement;
  open: boolean;
  /** The end of the list to start from when a key opened it; null for pointers. */
  start: 'first' | 'last' | null;
  onOpenChange: (open: boolean) => void;
};

/**
 * State and attributes of a popover or menu trigger. The panel's code is loaded when a pointer or the focus comes near.
 * `arrows` also opens it with the up and down keys, as menu buttons must.
 */
export function useTrigger(popup: 'dialog' | 'menu', preload: () => void) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<Anchored['start']>(null);
  const wiring: TriggerWiring = {
    onClick: (event) => {
      setAnchor(event.currentTarget);
      setStart(event.detail === 0 ? 'first' : null);
      setOpen(!open);
    },
    onKeyDown: (event) => {
      if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setAnchor(event.currentTarget);
      setStart(event.key === 'ArrowUp' ? 'last' : 'first');
      setOpen(true);
    },
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': popup,
    'aria-expanded': open,
  };
  return { wiring, anchor, open, start, setOpen };
}

type DismissDetails = { reason: string; event: Event };

/** A press on the trigger is handled by the trigger; otherwise the popup would close and reopen. */
export function isPressOn(anchor: HTMLElement, { reason, event }: DismissDetails): boolean {
  return reason === 'outside-press' && event.target instanceof Node && anchor.contains(event.target);
}

/** Returns the focus to the trigger, unless the user moved it elsewhere. */
export function focusAfter(anchor: HTMLElement): HTMLElement | false {
  const focused = anchor.ownerDocument.activeElement;
  return focused === null || focused === anchor.ownerDocument.body || focused.closest('[data-popup]')
    ? anchor
    : false;
}
