import type { ParentSettings } from '../bridge/contract.ts';

/**
 * Gives the portal's element its height: all of its container, or that of the content up to the maximum. `content` is null
 * until the portal has told.
 */
export const applySize = (
  element: HTMLElement,
  size: ParentSettings['size'],
  content: number | null,
): void => {
  const { style } = element;
  const isFixed = size.mode === 'fixed';
  style.maxHeight = isFixed ? '' : `${size.max}px`;
  if (isFixed) style.height = '100%';
  else style.height = element.tagName === 'IFRAME' ? `${Math.ceil(content ?? size.max)}px` : 'auto';
};
