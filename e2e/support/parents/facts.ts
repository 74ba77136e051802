import type { Locator, Page, Request } from 'playwright/test';

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

/** Objects with finalizers are freed by a later collection. */
const COLLECTIONS = 3;

/** What the browser itself counts in the parent's page after a collection of garbage, without what the parent has heard. */
export const weightOf = async (page: Page): Promise<Record<string, number>> => {
  await page.evaluate(() => document.querySelector('[aria-label=Heard]')?.replaceChildren());
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  for (let count = 0; count < COLLECTIONS; count += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const counted = metrics.filter(({ name }) => ['JSEventListeners', 'Nodes', 'Documents'].includes(name));
  return { heap: usedSize, ...Object.fromEntries(counted.map(({ name, value }) => [name, value])) };
};

/** Requests of the page and its frames that haven't ended, streams too. */
export const openRequestsOf = (page: Page): (() => string[]) => {
  const open = new Set<Request>();
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
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
