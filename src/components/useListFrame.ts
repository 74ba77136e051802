import { useLayoutEffect, useState } from 'react';

/** The scrolling element: the window, or the nearest scrollable ancestor (a slot in a parent's page). */
export type Scroller = Window | HTMLElement;

/** `width`: of the list; `margin`: offset of the list from the start of its scroller; px. */
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

/** The element and its ancestors within the scroller; a size change of any of them can move the element. */
const aroundOf = (element: HTMLElement, scroller: Scroller): HTMLElement[] => {
  const around: HTMLElement[] = [];
  const end = scroller instanceof HTMLElement ? scroller : null;
  for (let each: HTMLElement | null = element; each && each !== end; each = each.parentElement)
    around.push(each);
  return around;
};

/**
 * The position of a list in its scroller. It is measured before the first paint and on size changes, never during
 * rendering, which would cost a layout of 1,000 lines. Null before.
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
