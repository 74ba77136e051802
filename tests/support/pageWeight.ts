import type { CDPSession, Page } from 'playwright';

const METRICS = ['JSEventListeners', 'Nodes', 'Documents'];
/** Objects with finalizers are freed by a later collection. */
const COLLECTIONS = 3;

/** Starts to count what {@link weightOf} returns. */
export const startWeighing = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return session;
};

/** What the browser counts in a page after a collection of garbage: bytes of the heap, listeners, nodes and documents. */
export const weightOf = async (session: CDPSession): Promise<Record<string, number>> => {
  for (let count = 0; count < COLLECTIONS; count += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = metrics.filter(({ name }) => METRICS.includes(name));
  return { heap: usedSize, ...Object.fromEntries(counted.map(({ name, value }) => [name, value])) };
};
