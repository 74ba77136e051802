import type { Locator, Page } from 'playwright/test';
import { startWeighing, weightOf } from '../../../tests/support/pageWeight.ts';

/** What a portal may leave in its parent's page. */
export type Traces = { elements: number; styles: number; globals: string[]; listeners: string[] };

/** Of the window, the document and its two elements that exist always, as the browser knows them. */
const listenersOf = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `[window, document, document.documentElement, document.head, document.body].flatMap((target) =>
      Object.entries(getEventListeners(target)).flatMap(([name, all]) => all.map(() => String(target) + ' ' + name)))`,
    includeCommandLineAPI: true,
    returnByValue: true,
  });
  await session.detach();
  return [...result.value].toSorted();
};

/** The parent's own list of what it heard grows, so it isn't counted. */
export const tracesIn = async (page: Page): Promise<Traces> => ({
  listeners: await listenersOf(page),
  ...(await page.evaluate(() => ({
    elements: document.querySelectorAll('*:not([aria-label=Heard] *)').length,
    styles: document.styleSheets.length + document.adoptedStyleSheets.length,
    globals: Object.keys(window).toSorted(),
  }))),
});

/** What the parent's page holds, without what the parent has heard. */
export const parentWeight = async (page: Page): Promise<Record<string, number>> => {
  await page.evaluate(() => document.querySelector('[aria-label=Heard]')?.replaceChildren());
  const session = await startWeighing(page);
  const weight = await weightOf(session);
  await session.detach();
  return weight;
};

/** How elements look, with their place and size. */
export const looksOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        of: element.outerHTML.slice(0, 80),
        width,
        height,
        color: style.color,
        background: style.backgroundColor,
        border: style.border,
        margin: style.margin,
        padding: style.padding,
        font: style.font,
        align: style.textAlign,
        opacity: style.opacity,
        case: style.textTransform,
        shadow: style.boxShadow,
        decoration: style.textDecorationLine,
        list: style.listStyleType,
      };
    }),
  );
