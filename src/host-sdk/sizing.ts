import type { ParentSettings } from '../bridge/contract.ts';

export const createSizing = (size: () => ParentSettings['size']) => {
  let element: HTMLElement | null = null;
  /** px; null until the portal has told it. */
  let contentHeight: number | null = null;

  const update = () => {
    if (!element) return;
    const { style } = element;
    const wanted = size();
    const max = wanted.mode === 'auto' && wanted.max;
    const height = max && element.tagName === 'IFRAME' ? `${Math.ceil(contentHeight ?? max)}px` : 'auto';
    style.maxHeight = max ? `${max}px` : '';
    style.height = max ? height : '100%';
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
