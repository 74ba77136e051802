import { type RefObject, useEffect } from 'react';
import { focusedElement, whenFocusMoves } from './focusedElement.ts';

const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isOverFocus = (region: HTMLElement): boolean => {
  const focused = focusedElement();
  if (!focused?.matches(':focus-visible') || region.contains(focused)) return false;
  const place = focused.getBoundingClientRect();
  return [...region.children].some((child) => doOverlap(child.getBoundingClientRect(), place));
};

/**
 * Sets `data-at-top` while the region would cover what has the keyboard's focus (WCAG 2.4.11). `content` is what is in the
 * region: it's placed again when that changes.
 */
export const useClearOfFocus = (region: RefObject<HTMLElement | null>, content: unknown): void => {
  useEffect(() => {
    const place = () => {
      const element = region.current;
      if (!element) return;
      element.removeAttribute('data-at-top');
      element.toggleAttribute('data-at-top', isOverFocus(element));
    };
    if (content !== undefined) place();
    return whenFocusMoves(region.current, place);
  }, [region, content]);
};
