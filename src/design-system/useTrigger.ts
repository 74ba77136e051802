import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** What the element that opens a popover or a menu must carry. */
export type TriggerWiring = {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
};

/** What the popup needs to know of the element that opened it. */
export type Anchored = {
  anchor: HTMLElement;
  open: boolean;
  /** Opened with a key, and which end of the list to start from; null when a pointer opened it. */
  start: 'first' | 'last' | null;
  onOpenChange: (open: boolean) => void;
};

/**
 * The light half of a popover or menu: state, wiring, and fetching the heavy half when a pointer or the focus comes near.
 * `arrows` opens it with the up and down keys too, as a menu button must.
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

/** A press on the opener is the opener's to answer: without this it would close and open again. */
export function isPressOn(anchor: HTMLElement, { reason, event }: DismissDetails): boolean {
  return reason === 'outside-press' && event.target instanceof Node && anchor.contains(event.target);
}

/** Where the focus goes when a popup closes: back to its opener, unless the person has put it somewhere else already. */
export function focusAfter(anchor: HTMLElement): HTMLElement | false {
  const focused = anchor.ownerDocument.activeElement;
  return focused === null || focused === anchor.ownerDocument.body || focused.closest('[data-popup]')
    ? anchor
    : false;
}
