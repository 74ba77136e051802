import { useLayoutEffect, useState } from 'react';

/** What scrolls: the page, or the nearest element around the portal that does (a slot in a parent's page). */
export type Scroller = Window | HTMLElement;

/** `width` of the list and `margin`, how far below the start of what scrolls it begins; px. */
export type ListFrame = { scroller: Scroller; width: number; margin: number };

const SCROLLS = /auto|scroll|overlay/;

const scrollerOf = (element: HTMLElement): Scroller => {
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
    if (SCROLLS.test(getComputedStyle(above).overflowY)) return above;
  }
  return window;
};

export const offsetOf = (scroller: Scroller): number =>
  scroller instanceof HTMLElement ? scroller.scrollTop : scroller.scrollY;

const measure = (element: HTMLElement, scroller: Scroller): ListFrame => {
  const { top, width } = element.getBoundingClientRect();
  const origin = scroller instanceof HTMLElement ? scroller.getBoundingClientRect().top : 0;
  return { scroller, width, margin: Math.round(top - origin + offsetOf(scroller)) };
};

const isSame = (one: ListFrame | null, other: ListFrame) =>
  one?.scroller === other.scroller && one.width === other.width && one.margin === other.margin;

/** The element and all above it within what scrolls: when one of them grows or shrinks, the element may stand elsewhere. */
const aroundOf = (element: HTMLElement, scroller: Scroller): HTMLElement[] => {
  const around: HTMLElement[] = [];
  const end = scroller instanceof HTMLElement ? scroller : null;
  for (let each: HTMLElement | null = element; each && each !== end; each = each.parentElement)
    around.push(each);
  return around;
};

/**
 * Where an element stands; measured before the first paint and whenever something around it changes its size, never while
 * rendering: a cart of 1,000 lines would be laid out twice at each change. Null until then.
 */
export const useListFrame = () => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [frame, setFrame] = useState<ListFrame | null>(null);

  useLayoutEffect(() => {
    if (!element) return;
    const scroller = scrollerOf(element);
    const look = (from: Scroller) => {
      const now = measure(element, from);
      setFrame((before) => (isSame(before, now) ? before : now));
    };
    look(scroller);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => look(scrollerOf(element)));
    for (const each of aroundOf(element, scroller)) observer.observe(each);
    return () => observer.disconnect();
  }, [element]);

  return { ref: setElement, frame };
};
