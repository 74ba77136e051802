import type { ParentSettings } from '../bridge/contract.ts';

/** `contentHeight` (px) is null until the portal has reported it. */
export const applySize = (
  element: HTMLElement,
  size: ParentSettings['size'],
  contentHeight: number | null,
): void => {
  const { style } = element;
  const isFixed = size.mode === 'fixed';
  style.maxHeight = isFixed ? '' : `${size.max}px`;
  if (isFixed) style.height = '100%';
  else style.height = element.tagName === 'IFRAME' ? `${Math.ceil(contentHeight ?? size.max)}px` : 'auto';
};
