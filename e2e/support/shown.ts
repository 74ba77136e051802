import type { Page } from 'playwright/test';
import type { Screen } from './screens.ts';

type Content = Pick<Screen, 'content' | 'text'>;

const SHOWN = 'shown';

/** The next pages note the time at which the content is first in them. */
export const markShown = async (page: Page, { content, text }: Content): Promise<void> => {
  await page.addInitScript(
    ([mark, selector, pattern]) => {
      const expected = new RegExp(pattern);
      const observer = new MutationObserver(() => {
        const found = [...document.querySelectorAll(selector)];
        if (!found.some(({ textContent }) => expected.test(textContent ?? ''))) return;
        performance.mark(mark);
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    },
    [SHOWN, content, text?.source ?? ''] as const,
  );
};

export const untilShown = (page: Pick<Page, 'locator'>, { content, text }: Content): Promise<void> =>
  page
    .locator(content)
    .filter({ ...(text && { hasText: text }) })
    .first()
    .waitFor();

/** The script and style files that were loaded when the content was first in the page. */
export const filesUntilShown = (page: Page): Promise<string[]> =>
  page.evaluate((mark) => {
    const shownAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= shownAt)
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)(\?|$)/.test(name));
  }, SHOWN);
