import type { Page } from 'playwright/test';

export const isPhone = (page: Page): boolean =>
  (page.viewportSize()?.width ?? Number.POSITIVE_INFINITY) < 768;
