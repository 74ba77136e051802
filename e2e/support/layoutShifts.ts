import type { BrowserContext, Page } from 'playwright/test';

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

declare global {
  interface Window {
    layoutShifts?: { value: number; sources: string[] }[];
    /** The most headers, of the portal or of its placeholder, that the page had at a time. */
    mostHeaders?: number;
  }
}

/** The next pages record what moves without an input of the customer. */
export const recordShifts = async (context: Pick<BrowserContext, 'addInitScript'>): Promise<void> => {
  await context.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} “${element?.textContent?.slice(0, 40)}”`;
    };
    const shifts: { value: number; sources: string[] }[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue;
        shifts.push({ value: entry.value, sources: entry.sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const countHeaders = () => {
      // What the early script shows lies over the page until that is rendered.
      const headers = [...document.querySelectorAll('header, [data-page-skeleton]')].filter(
        (element) => !element.closest('#first-paint') && element.checkVisibility(),
      );
      window.mostHeaders = Math.max(window.mostHeaders ?? 0, headers.length);
    };
    new MutationObserver(countHeaders).observe(document, { subtree: true, childList: true });
  });
};

/** The sum of the page's layout shifts, and what moved. */
export const shiftsOf = async (page: Page): Promise<{ total: number; sources: string[] }> => {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    sources: [...new Set(shifts.flatMap(({ sources }) => sources))],
  };
};

export const mostHeadersOf = (page: Page): Promise<number> => page.evaluate(() => window.mostHeaders ?? 0);
