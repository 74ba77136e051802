import type { ParentSettings } from '../bridge/contract.ts';

export const createSizing = (size: () => ParentSettings['size']) => {
  let element: HTMLElement | null = null;
  /** px; null until the portal has told it. */
  let contentHeight: number | null = null;

  const update = () => {
    if (!element) return;
    const { style } = element;
    const wanted = size();
    const isFixed = wanted.mode === 'fixed';
    style.maxHeight = isFixed ? '' : `${wanted.max}px`;
    if (isFixed) style.height = '100%';
    else style.height = element.tagName === 'IFRAME' ? `${Math.ceil(contentHeight ?? wanted.max)}px` : 'auto';
  };

  return {
    update,
    follow(next: HTMLElement) {
      element = next;
      update();
    },
    setContentHeight(height: number) {
      contentHeight = height;
      update();
    },
  };
};
