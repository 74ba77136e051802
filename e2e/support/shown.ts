import type { Page } from 'playwright/test';
import type { Screen } from './screens.ts';

type Content = Pick<Screen, 'content' | 'text'>;

const SHOWN = 'shown';

/**
 * The next pages note the time at which the content is first in them: when it is inserted, because its task may go on
 * for longer than a download that it starts. The observer sees texts that come later.
 */
export const markShown = async (page: Page, { content, text }: Content): Promise<void> => {
  await page.addInitScript(
    ([mark, selector, pattern]) => {
      const expected = new RegExp(pattern);
      const { appendChild, insertBefore } = Node.prototype;
      const markWhenFound = () => {
        const found = [...document.querySelectorAll(selector)];
        if (!found.some(({ textContent }) => expected.test(textContent ?? ''))) return;
        performance.mark(mark);
        observer.disconnect();
        Object.assign(Node.prototype, { appendChild, insertBefore });
      };
      const observer = new MutationObserver(markWhenFound);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
        appendChild.call(this, child);
        if (this.isConnected) markWhenFound();
        return child;
      };
      Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null): Child {
        insertBefore.call(this, child, next);
        if (this.isConnected) markWhenFound();
        return child;
      };
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
