import type { BrowserContext, Page } from 'playwright';

/** Tasks are blocking for the time beyond this, ms. */
const LONG_TASK_MS = 50;

type FrameVitals = {
  /** ms after the page's own navigation began, also in a frame. */
  paintedMs: number;
  /** The content that `markShown` waits for; null without it. */
  shownMs: number | null;
  longTasks: number[];
  interactions: number[];
};

/** https://w3c.github.io/event-timing/#sec-modifications-perf-timeline */
type EventTimingInit = PerformanceObserverInit & { durationThreshold?: number };

declare global {
  interface Window {
    vitals?: { paintedMs: number; longTasks: number[]; interactions: number[] };
  }
}

/** Each document of the next pages records its largest paint, long tasks and interactions. */
export const recordVitals = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const vitals = { paintedMs: 0, longTasks: [] as number[], interactions: [] as number[] };
    window.vitals = vitals;
    const observe = (options: EventTimingInit, record: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe(options);
    observe({ type: 'largest-contentful-paint', buffered: true }, ({ startTime }) => {
      vitals.paintedMs = startTime;
    });
    observe({ type: 'longtask', buffered: true }, ({ duration }) => vitals.longTasks.push(duration));
    observe({ type: 'event', durationThreshold: 16, buffered: true }, (entry) => {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        vitals.interactions.push(entry.duration);
    });
  });
};

const readFrames = async (page: Page): Promise<FrameVitals[]> => {
  const pageOrigin = await page.evaluate(() => performance.timeOrigin);
  const read = (origin: number): FrameVitals => {
    const offset = performance.timeOrigin - origin;
    const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? null;
    const { paintedMs, longTasks, interactions } = window.vitals ?? {
      paintedMs: 0,
      longTasks: [],
      interactions: [],
    };
    return {
      paintedMs: paintedMs + offset,
      shownMs: shownAt === null ? null : shownAt + offset,
      longTasks,
      interactions,
    };
  };
  return Promise.all(page.frames().map((frame) => frame.evaluate(read, pageOrigin)));
};

export type Arrival = { paintedMs: number; blockingMs: number; usableMs: number };

/** Of the document that has the content. The page's own document records the long tasks of its frames too. */
export const arrivalOf = async (page: Page): Promise<Arrival> => {
  const [main, ...frames] = await readFrames(page);
  const shown = [main, ...frames].find((frame) => frame?.shownMs != null);
  const blocking = main?.longTasks.map((duration) => Math.max(0, duration - LONG_TASK_MS)) ?? [];
  return {
    paintedMs: shown?.paintedMs ?? Number.NaN,
    usableMs: shown?.shownMs ?? Number.NaN,
    blockingMs: blocking.reduce((sum, each) => sum + each, 0),
  };
};

/** The time from each interaction to the paint after it, ms; those below 16 ms are not recorded. */
export const interactionsOf = async (page: Page): Promise<number[]> =>
  (await readFrames(page)).flatMap(({ interactions }) => interactions);
