import { headingIn, isBusyIn } from '../../design-system/contents.ts';

/** A screen has a title, and says so while it still loads. */
const isShown = (element: Element): boolean => headingIn(element, 'h1') !== null && !isBusyIn(element);

/** Calls once when the screen in the element can be used. Returns what cancels it. */
export const whenScreenShows = (element: Element, run: () => void): (() => void) => {
  const check = () => {
    if (!isShown(element)) return;
    observer.disconnect();
    run();
  };
  const observer = new MutationObserver(check);
  observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  check();
  return () => observer.disconnect();
};
