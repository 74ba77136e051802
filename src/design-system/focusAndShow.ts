import { type RefObject, useEffect, useRef } from 'react';

/** `block`: where in the view it then stands. */
export const focusAndShow = (
  element: HTMLElement | null | undefined,
  block: ScrollLogicalPosition = 'start',
): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
};

/** For what replaces the place that was pressed: it has the focus from the start, and is in view. */
export const useFocusOnArrival = <Type extends HTMLElement>(
  block: ScrollLogicalPosition = 'start',
): RefObject<Type | null> => {
  const place = useRef<Type>(null);
  useEffect(() => focusAndShow(place.current, block), [block]);
  return place;
};
