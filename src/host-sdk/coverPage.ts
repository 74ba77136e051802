const COVERING: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  width: '100%',
  maxWidth: 'none',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'Canvas',
  overscrollBehavior: 'contain',
};

const stylesBefore = new WeakMap<HTMLElement, string>();

/** Lays the portal's frame or slot over the whole page, above all of its layers, or puts it back. */
export const coverPage = (element: HTMLElement, isCovering: boolean): void => {
  const before = stylesBefore.get(element);
  if (isCovering === (before !== undefined)) return;
  if (before === undefined) {
    stylesBefore.set(element, element.style.cssText);
    Object.assign(element.style, COVERING);
    element.popover = 'manual';
    // Older browsers have no layer above all others.
    element.showPopover?.();
  } else {
    stylesBefore.delete(element);
    element.hidePopover?.();
    element.popover = null;
    element.style.cssText = before;
  }
};
