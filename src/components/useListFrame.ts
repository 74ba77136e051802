import { useEffect, useLayoutEffect, useState } from 'react';

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

const measure = (element: HTMLElement): ListFrame => {
  const scroller = scrollerOf(element);
  const { top, width } = element.getBoundingClientRect();
  const origin = scroller instanceof HTMLElement ? scroller.getBoundingClientRect().top : 0;
  return { scroller, width, margin: Math.round(top - origin + offsetOf(scroller)) };
};

const isSame = (one: ListFrame | null, other: ListFrame) =>
  one?.scroller === other.scroller && one.width === other.width && one.margin === other.margin;

/** Where an element stands; measured before the first paint and whenever it changes. Null until then. */
export const useListFrame = () => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [frame, setFrame] = useState<ListFrame | null>(null);

  useLayoutEffect(() => {
    if (!element) return;
    const now = measure(element);
    setFrame((before) => (isSame(before, now) ? before : now));
  });

  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const now = measure(element);
      setFrame((before) => (isSame(before, now) ? before : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return { ref: setElement, frame };
};
