import { loadFailureCode } from './loadFailureCode.ts';
import type { Settings } from './settings.ts';

export const createSizing = ({ size, isCovering }: Pick<Settings, 'size' | 'isCovering'>) => {
  let element: HTMLElement | null = null;
  /** px; null until the portal has told it. */
  let contentHeight: number | null = null;

  const update = () => {
    const followed = element;
    if (!followed) return;
    void loadFailureCode().then(
      (code) => code.fitHeight(followed, size(), contentHeight, isCovering()),
      () => undefined,
    );
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
