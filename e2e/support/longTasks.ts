import type { Page } from 'playwright/test';
import { CALIBRATION_REFERENCE_MS, calibrationWork } from '../../tests/support/calibrationWork.ts';

/** How long the main thread of a page is busy at a stretch, as counts that don't depend on the machine. */

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { elementCount?: number; endData?: { elementCount?: number } };
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** As browsers count them. */
const LONG_TASK_MS = 50;
const ROUNDS = 7;

/** The events of the page's main thread: of those that calculate styles the busiest. */
const eventsOf = async (page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('only a browser of its own can be traced');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const complete = trace.traceEvents.filter(({ ph }) => ph === 'X');
  const threads = [...Map.groupBy(complete, ({ pid, tid }) => `${pid} ${tid}`).values()].filter((events) =>
    events.some(({ name }) => name === 'UpdateLayoutTree'),
  );
  const busy = (events: TraceEvent[]) => taskTimes(events).reduce((total, time) => total + time, 0);
  return threads.toSorted((one, two) => busy(two) - busy(one))[0] ?? [];
};

/** The processor's time of each task, ms: time in which the thread waits for the processor isn't in it. */
const taskTimes = (events: readonly TraceEvent[]): number[] =>
  events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);

const restyled = ({ name, args }: TraceEvent): number =>
  name === 'UpdateLayoutTree' ? (args?.elementCount ?? args?.endData?.elementCount ?? 0) : 0;

/** The work's own time in this browser, ms, as `tests/bench/calibration.ts` takes it. */
const calibrate = async (page: Page): Promise<number> => {
  const blank = await page.context().newPage();
  const events = await eventsOf(blank, async () => {
    for (let round = 0; round < ROUNDS; round += 1) await blank.evaluate(calibrationWork);
  });
  await blank.close();
  const rounds = taskTimes(events)
    .toSorted((one, two) => two - one)
    .slice(0, ROUNDS);
  return rounds[Math.floor(ROUNDS / 2)] ?? Number.NaN;
};

/**
 * Of `act`: the tasks that would take longer than 50 ms on a phone, a quarter of the reference machine's speed, in ms there, longest first; and how often the
 * styles of `many` elements at least are calculated.
 */
export const mainThreadOf = async (page: Page, many: number, act: () => Promise<unknown>) => {
  const events = await eventsOf(page, act);
  const scale = CALIBRATION_REFERENCE_MS / (await calibrate(page));
  const longTasks = taskTimes(events)
    .map((time) => Math.round(time * scale))
    .filter((time) => time > LONG_TASK_MS)
    .toSorted((one, two) => two - one);
  return { longTasks, restyles: events.map(restyled).filter((elements) => elements >= many) };
};
