import { type RefCallback, useCallback, useState } from 'react';

/** The window, or the nearest scrollable ancestor (a slot in a parent's page). */
export type Scroller = Window | HTMLElement;

/** `width`: of the list; `margin`: offset of the list from the start of its scroller; px. */
export type ListFrame = { scroller: Scroller; width: number; margin: number };

const SCROLLS = /auto|scroll|overlay/;

// Above a shadow root its host.
const parentOf = ({ parentNode }: Element): HTMLElement | null => {
  const parent = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  return parent instanceof HTMLElement ? parent : null;
};

const findScroller = (element: HTMLElement): Scroller => {
  for (
    let ancestor = parentOf(element);
    ancestor && ancestor !== document.body;
    ancestor = parentOf(ancestor)
  ) {
    if (SCROLLS.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  }
  return window;
};

export const getScrollOffset = (scroller: Scroller): number =>
  scroller instanceof HTMLElement ? scroller.scrollTop : scroller.scrollY;

const measure = (element: HTMLElement, scroller: Scroller): ListFrame => {
  const { top, width } = element.getBoundingClientRect();
  const origin = scroller instanceof HTMLElement ? scroller.getBoundingClientRect().top : 0;
  return { scroller, width, margin: Math.round(top - origin + getScrollOffset(scroller)) };
};

const isSame = (a: ListFrame | null, b: ListFrame) =>
  a?.scroller === b.scroller && a.width === b.width && a.margin === b.margin;

// The element and its ancestors within the scroller; a size change of any of them can move the element.
const getElementAndAncestors = (element: HTMLElement, scroller: Scroller): HTMLElement[] => {
  const elements: HTMLElement[] = [];
  const end = scroller instanceof HTMLElement ? scroller : null;
  for (let current: HTMLElement | null = element; current && current !== end; current = parentOf(current))
    elements.push(current);
  return elements;
};

type Measured = { frame: ListFrame; form: string };

const ONE_FORM = () => '';

/**
 * The position of a list in its scroller. It is measured before the first paint and on size changes, never during
 * rendering, which would cost a layout of 1,000 lines. Null before, and until it is measured with what stands above
 * the list in its present form: `formAt` names the form for a width in px;
 * `guess` is the width before it is known.
 */
export const useListFrame = (formAt: (width: number) => string = ONE_FORM, guess = 0) => {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const width = measured?.frame.width || guess;
  const form = formAt(width);

  const ref: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (!element) return;
      const scroller = findScroller(element);
      let lastFrame: ListFrame | null = null;
      const updateFrame = (currentScroller: Scroller) => {
        const newFrame = measure(element, currentScroller);
        // React would render again also for a state that is as before.
        if (isSame(lastFrame, newFrame)) return;
        lastFrame = newFrame;
        setMeasured({ frame: newFrame, form });
      };
      updateFrame(scroller);
      if (typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(() => updateFrame(findScroller(element)));
      for (const current of getElementAndAncestors(element, scroller)) observer.observe(current);
      return () => observer.disconnect();
    },
    [form],
  );

  return { ref, width, frame: measured?.form === form ? measured.frame : null };
};
